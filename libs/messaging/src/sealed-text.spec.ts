import { openText, sealText } from './sealed-text.js';

const sealed = sealText('one secret', 'kept-answer', 'текст');

it('opens a text with its secret', () => {
  expect(openText('one secret', 'kept-answer', sealed)).toBe('текст');
});

it('opens nothing with another secret, for another purpose, or that was altered', () => {
  expect(() => openText('another', 'kept-answer', sealed)).toThrow();
  expect(() => openText('one secret', 'refresh-successor', sealed)).toThrow();
  const altered = Buffer.from(sealed);
  altered[altered.length - 1]! ^= 1;
  expect(() => openText('one secret', 'kept-answer', altered)).toThrow();
});
