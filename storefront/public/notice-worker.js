// Shows notices that come while no page is open, and opens what they lead to.

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
