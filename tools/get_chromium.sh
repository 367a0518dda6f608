#!/bin/sh
# The browser tests drive a real Chromium. Where none is there, installs Debian's if that is possible, best the one without windows;
# else prints why there is none.
for name in chromium-headless-shell chromium chromium-browser google-chrome; do
  command -v $name >/dev/null 2>&1 && exit 0
done
as_root=""
if [ "$(id -u)" != 0 ]; then
  sudo -n true 2>/dev/null && as_root="sudo -n"
fi
if command -v apt-get >/dev/null 2>&1 && { [ "$(id -u)" = 0 ] || [ -n "$as_root" ]; }; then
  echo "Installing Chromium for the browser tests …" >&2
  $as_root apt-get update -qq && for name in chromium-headless-shell chromium; do
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $name >/dev/null && exit 0
  done
fi
echo "Chromium is not installed and cannot be installed from here (Debian: apt install chromium-headless-shell)"
exit 2
