import { closedText } from './closed-text.js';

test('a reason stands after who gave it', () => {
  const closed = { closeType: 7, closedBy: 'anna', closeReason: 'машина повреждена' };
  expect(closedText(closed, 'ru')).toBe('Отменён продавцом, anna: машина повреждена');
  expect(closedText({ ...closed, closedBy: null, closeReason: null }, 'en')).toBe('Cancelled by the seller');
  expect(closedText({ closeType: null, closedBy: null, closeReason: null }, 'en')).toBe('');
});
