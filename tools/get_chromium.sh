#!/bin/sh
# The browser tests drive a real Chromium. Installs Debian's when it is missing and that is possible, else says what to do.
for name in chromium chromium-browser google-chrome; do
  command -v $name >/dev/null 2>&1 && exit 0
done
as_root=""
if [ "$(id -u)" != 0 ]; then
  sudo -n true 2>/dev/null && as_root="sudo -n"
fi
if command -v apt-get >/dev/null 2>&1 && { [ "$(id -u)" = 0 ] || [ -n "$as_root" ]; }; then
  echo "Installing Chromium for the browser tests …"
  $as_root apt-get update -qq && $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null && exit 0
fi
echo "The browser tests need Chromium: please install it (Debian: apt install chromium)." >&2
exit 2
