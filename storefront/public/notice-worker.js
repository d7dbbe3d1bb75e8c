// Shows notices that come while no page is open, and opens what they lead to. Without a connection it gives the browser the
// document that it makes pages of one's own from; scripts and styles are in the browser's cache, under names that never change.

addEventListener('install', () => skipWaiting());

addEventListener('activate', (event) => event.waitUntil(start()));

/** The browser asks for a page while the worker starts, so that the worker costs no time. */
async function start() {
  await registration.navigationPreload?.enable();
  await clients.claim();
}

/** A page that the server sends without content. */
const EMPTY_PAGE = '/secoundHandCar/orders';
/** The one part of its head that browsers ask for again each time. */
const ICON = '/favicon.svg';
const CACHE = 'offline';

/** A page is open: its document is the one that fits the scripts of today. */
addEventListener('message', (event) => {
  if (event.data === 'keep-document')
    event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([EMPTY_PAGE, ICON])));
});

addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url);
  if (event.request.mode === 'navigate' && !/^\/(?:api|console)(?:\/|$)/.test(pathname))
    event.respondWith(pageOf(event));
  if (pathname === ICON) event.respondWith(fetch(event.request).catch(() => caches.match(ICON)));
});

async function pageOf({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (failure) {
    // It depends on no header: the browser chooses language and city by what it keeps.
    const kept = await caches.match(EMPTY_PAGE, { ignoreVary: true });
    if (kept) return kept;
    throw failure;
  }
}

addEventListener('push', (event) => {
  const { title, body, url, tag, lang } = event.data.json();
  const options = { body, tag, lang, icon: '/favicon.svg', data: { url } };
  event.waitUntil(registration.showNotification(title, options));
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.url ?? '/secoundHandCar/notices'));
});

/** In the page that shows it already, else in a new one; on this site in any case. */
async function show(url) {
  const { pathname, search } = new URL(url, location.origin);
  const address = location.origin + pathname + search;
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((one) => one.url === address);
  return page ? page.focus() : clients.openWindow(address);
}
