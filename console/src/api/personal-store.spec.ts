import { memoryStore } from './memory-store.fakes.js';
import { personalStore } from './personal-store.js';

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

test('a change notifies the subscribers of the own setting', () => {
  const store = personalStore(memoryStore(), () => '1');
  const heard: unknown[] = [];
  store.subscribe('list.density', (value) => heard.push(value));
  store.setItem('list.density', 'roomy');
  expect(heard).toEqual(['roomy']);
});
