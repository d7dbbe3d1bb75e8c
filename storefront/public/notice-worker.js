// Shows push notices while no page is open, and opens their link. When offline, it serves the empty document of pages that only the
// browser renders; scripts and styles are in the browser's cache, under names whose content never changes.

addEventListener('install', () => skipWaiting());

addEventListener('activate', (event) => event.waitUntil(start()));

/** With navigation preload, the browser requests the page while the worker starts. */
async function start() {
  await registration.navigationPreload?.enable();
  await clients.claim();
}

/** A page that the server sends without content. */
const EMPTY_PAGE = '/secoundHandCar/orders';
/** The only file of its head that browsers revalidate each time. */
const ICON = '/favicon.svg';
const CACHE = 'offline';

/** Stores the document while a page is open, because it then matches the current scripts. */
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
    // The document depends on no header: the browser chooses language and city from its storage.
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

/** Shows the address in a page that has it open, otherwise in a new one; always on this site. */
async function show(url) {
  const { pathname, search } = new URL(url, location.origin);
  const address = location.origin + pathname + search;
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((one) => one.url === address);
  return page ? page.focus() : clients.openWindow(address);
}
