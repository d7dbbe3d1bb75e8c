import { fileUse } from './file-use.js';

test('what uses a file leads to its page, where there is one', () => {
  expect(fileUse('order:1024')).toEqual({ kind: 'order', id: '1024', path: '/orders/1024/show' });
  expect(fileUse('profile:7').path).toBe('/buyers/7/show');
  expect(fileUse('conversation:5')).toEqual({ kind: 'conversation', id: '5' });
  expect(fileUse('toString:5')).toEqual({ kind: 'toString', id: '5' });
});
