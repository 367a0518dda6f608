#!/bin/sh
# The browser tests drive a real Chromium. Installs Debian's when it is missing and that is possible; else prints why there is none.
for name in chromium chromium-browser google-chrome; do
  command -v $name >/dev/null 2>&1 && exit 0
done
as_root=""
if [ "$(id -u)" != 0 ]; then
  sudo -n true 2>/dev/null && as_root="sudo -n"
fi
if command -v apt-get >/dev/null 2>&1 && { [ "$(id -u)" = 0 ] || [ -n "$as_root" ]; }; then
  echo "Installing Chromium for the browser tests …" >&2
  $as_root apt-get update -qq && $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null && exit 0
fi
echo "Chromium is not installed and cannot be installed from here (Debian: apt install chromium)"
exit 2
