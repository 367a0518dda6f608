// The offline shell: files of this build come from the cache, everything about games comes from the network. A game's board is
// kept once it was fetched. Texts and game data that were seen once are kept for rules reading without a network.
const CACHE = "ludocafe-" + "VERSION";
const FILES = ["FILES"];
const KEPT = /^\/api\/(texts\/|games)/;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** Files of a build never change: what is kept is good. */
async function keptOrFetched(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request, { ignoreSearch: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && new URL(request.url).pathname.startsWith("/assets/")) await cache.put(request, answer.clone());
  return answer;
}

async function freshOrKept(request) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(request);
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  if (address.pathname.startsWith("/api/")) {
    if (KEPT.test(address.pathname)) event.respondWith(freshOrKept(request));
    return;
  }
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match("/", { cacheName: CACHE })));
  else event.respondWith(keptOrFetched(request));
});

// A notice from the server ("your turn"): shown by the system, a click opens the table.
self.addEventListener("push", (event) => {
  const notice = event.data ? event.data.json() : {};
  event.waitUntil(
    self.registration.showNotification(notice.title ?? "Ludocafé", {
      body: notice.body,
      data: notice,
      icon: "icon.svg",
      tag: notice.table,
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const table = event.notification.data?.table;
  event.waitUntil(self.clients.openWindow(table ? `/table/${table}` : "/"));
});
