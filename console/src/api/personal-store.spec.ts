import type { Store } from 'react-admin';
import { personalStore } from './personal-store.js';

function memoryStore(): Store {
  const kept = new Map<string, unknown>();
  const heard = new Map<string, (value: unknown) => void>();
  return {
    setup: () => undefined,
    teardown: () => undefined,
    getItem: <T>(key: string, without?: T) => (kept.has(key) ? (kept.get(key) as T) : without),
    setItem: (key, value) => {
      kept.set(key, value);
      heard.get(key)?.(value);
    },
    removeItem: (key) => void kept.delete(key),
    removeItems: () => undefined,
    reset: () => kept.clear(),
    subscribe: (key, callback) => {
      heard.set(key, callback);
      return () => void heard.delete(key);
    },
  };
}

test('two people at one browser have their own columns, which signing out keeps', () => {
  let who = '1';
  const store = personalStore(memoryStore(), () => who);
  store.setItem('orders.datatable', ['mobile']);
  store.reset();
  who = '2';
  expect(store.getItem('orders.datatable', 'nothing')).toBe('nothing');
  store.setItem('orders.datatable', []);
  who = '1';
  expect(store.getItem('orders.datatable')).toEqual(['mobile']);
});

test('a change is told to those who asked for the own setting', () => {
  const store = personalStore(memoryStore(), () => '1');
  const heard: unknown[] = [];
  store.subscribe('list.density', (value) => heard.push(value));
  store.setItem('list.density', 'roomy');
  expect(heard).toEqual(['roomy']);
});
