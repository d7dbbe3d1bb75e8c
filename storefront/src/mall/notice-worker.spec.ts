import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { jest } from '@jest/globals';

type Handler = (event: object) => void;

const SHOP = 'https://mall.example';

/** Runs the service worker as in a browser, with open pages. */
function aWorker(pages: readonly { readonly url: string; readonly focus: () => void }[] = []) {
  const handlers = new Map<string, Handler>();
  const openWindow = jest.fn();
  const showNotification = jest.fn();
  const browser = {
    addEventListener: (name: string, handler: Handler) => void handlers.set(name, handler),
    registration: { showNotification },
    clients: { matchAll: async () => pages, openWindow },
    location: new URL(SHOP),
    URL,
  };
  const file = new URL('../../public/notice-worker.js', import.meta.url);
  runInContext(readFileSync(file, 'utf8'), createContext(browser));
  const happens = async (name: string, event: object): Promise<void> => {
    let done: unknown;
    handlers.get(name)!({ ...event, waitUntil: (work: unknown) => (done = work) });
    await done;
  };
  return { happens, openWindow, showNotification };
}

it('shows a pushed notice under its own tag, so that it shows once', async () => {
  const { happens, showNotification } = aWorker();
  const pushed = { title: 'Уссури Авто', body: 'Оплата получена', url: `${SHOP}/o`, tag: 'key', lang: 'ru' };
  await happens('push', { data: { json: () => pushed } });
  expect(showNotification).toHaveBeenCalledWith('Уссури Авто', {
    body: 'Оплата получена',
    tag: 'key',
    lang: 'ru',
    icon: '/favicon.svg',
    data: { url: `${SHOP}/o` },
  });
});

const notification = (url: string | null) => ({ notification: { close: jest.fn(), data: { url } } });

it('opens what a notice leads to, on this site alone', async () => {
  const { happens, openWindow } = aWorker();
  await happens(
    'notificationclick',
    notification('https://elsewhere.example/secoundHandCar/orders?orderId=7'),
  );
  await happens('notificationclick', notification(null));
  expect(openWindow.mock.calls).toEqual([
    [`${SHOP}/secoundHandCar/orders?orderId=7`],
    [`${SHOP}/secoundHandCar/notices`],
  ]);
});

it('goes to a page that shows it already', async () => {
  const page = { url: `${SHOP}/o`, focus: jest.fn() };
  const { happens, openWindow } = aWorker([page]);
  await happens('notificationclick', notification(`${SHOP}/o`));
  expect(page.focus).toHaveBeenCalledTimes(1);
  expect(openWindow).not.toHaveBeenCalled();
});
