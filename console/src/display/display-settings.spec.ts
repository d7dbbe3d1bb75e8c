import { memoryStorage } from '../api/memory-store.fakes.js';

Object.assign(globalThis, { localStorage: memoryStorage(), sessionStorage: memoryStorage() });
const { DisplayStore, isOn, SWITCHES } = await import('./display-settings.js');

beforeEach(() => localStorage.clear());

test('every switch is on at first', () => {
  const { settings } = new DisplayStore().current();
  expect(SWITCHES.filter((name) => !isOn(settings, name))).toEqual([]);
  expect(SWITCHES).toHaveLength(8);
});

test('a switch that was turned off stays off after a reload; unknown ones are ignored', () => {
  const store = new DisplayStore();
  store.turn('tag', false);
  store.turn('lock', true);
  expect(isOn(new DisplayStore().current().settings, 'tag')).toBe(false);
  expect(isOn(new DisplayStore().current().settings, 'lock')).toBe(true);
  localStorage.setItem('cars-displaySettings', '{"dataType":"object","content":{"evil":false,"tag":7}}');
  expect(new DisplayStore().current().settings).toEqual({});
});

test('the panel shades the page while it is open', () => {
  const store = new DisplayStore();
  store.shade(true);
  expect(store.current().isShaded).toBe(true);
  store.shade(false);
  expect(store.current().isShaded).toBe(false);
});
