import { byNumber } from './by-number.js';

it('orders ids by value, however long they are', () => {
  expect(['10', '9', '9223372036854775807', '1', '10'].sort(byNumber)).toEqual([
    '1',
    '9',
    '10',
    '10',
    '9223372036854775807',
  ]);
});
