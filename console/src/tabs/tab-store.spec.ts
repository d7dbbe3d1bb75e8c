import { memoryStorage } from '../api/memory-store.fakes.js';

Object.assign(globalThis, { sessionStorage: memoryStorage(), localStorage: memoryStorage() });
const { TabStore } = await import('./tab-store.js');

const values = (store: InstanceType<typeof TabStore>): string[] =>
  store.current().tabs.map(({ value }) => value);

beforeEach(() => sessionStorage.clear());

test('open tabs are there again after a reload, in the order they were dragged to', () => {
  const store = new TabStore();
  store.visit('/', '');
  store.visit('/orders', '?page=2');
  store.visit('/cars', '');
  store.move('/cars', 1);
  store.label('/cars', '车辆');
  const again = new TabStore();
  expect(values(again)).toEqual(['/', '/cars', '/orders']);
  expect(again.current().tabs[1]!.label).toBe('车辆');
  expect(again.current().tabs[2]!.query).toBe('?page=2');
});

test('a form that is saved and leads to another page closes its tab; others stay', () => {
  const store = new TabStore();
  store.visit('/cars/create', '');
  store.report('/cars/create', 'form', true);
  store.finish('/cars/create');
  store.visit('/cars/9/show', '');
  expect(values(store)).toEqual(['/', '/cars/9/show']);
  expect(store.isUnsaved('/cars/create')).toBe(false);
  store.visit('/orders', '');
  expect(values(store)).toEqual(['/', '/cars/9/show', '/orders']);
});

test('unsaved work is known until it is saved or its tab is closed', () => {
  const store = new TabStore();
  store.visit('/brands/1', '');
  store.report('/brands/1', 'form', true);
  expect(store.unsavedOf(store.current().tabs).map(({ value }) => value)).toEqual(['/brands/1']);
  store.report('/brands/1', 'form', false);
  expect(store.isUnsaved('/brands/1')).toBe(false);
  store.report('/brands/1', 'form', true);
  store.close(['/brands/1']);
  expect(store.isUnsaved('/brands/1')).toBe(false);
});

test('signing out closes all tabs', () => {
  const store = new TabStore();
  store.visit('/orders', '');
  store.clear();
  expect(values(store)).toEqual(['/']);
  expect(values(new TabStore())).toEqual(['/']);
});

test('a page whose menu entry does not keep it is unloaded when another one is shown, unless it has unsaved work', () => {
  const store = new TabStore();
  store.pass(['/logs', '/cars/create']);
  store.visit('/logs', '');
  store.visit('/cars/create', '');
  store.report('/cars/create', 'form', true);
  store.visit('/orders', '');
  expect(store.current().loaded).toEqual(['/cars/create', '/orders']);
  expect(values(store)).toEqual(['/', '/logs', '/cars/create', '/orders']);
});
