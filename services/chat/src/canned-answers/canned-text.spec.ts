import { chatErrors } from '@mall/contracts/chat';
import { checkCannedText, fillCannedText } from './canned-text.js';

const text = { ru: 'Заказ {order}, {buyer}', zh: '{buyer}，订单 {order}', en: 'Order {order}' };

describe('a canned answer', () => {
  it('is filled in the language of the buyer', () => {
    const values = { order: 'CN-7', buyer: 'Анна', car: { ru: 'Хавал', zh: '哈弗', en: 'Haval' } };
    expect(fillCannedText(text, 'ru', values)).toBe('Заказ CN-7, Анна');
    expect(fillCannedText({ ...text, zh: '{car}' }, 'zh', values)).toBe('哈弗');
  });

  it('is not offered where a value is missing or empty', () => {
    expect(fillCannedText(text, 'ru', { order: 'CN-7' })).toBeUndefined();
    expect(fillCannedText(text, 'ru', { order: 'CN-7', buyer: '' })).toBeUndefined();
    expect(fillCannedText(text, 'en', { order: 'CN-7' })).toBe('Order CN-7');
  });

  it('has a text in each language, and known placeholders', () => {
    expect(() => checkCannedText(text)).not.toThrow();
    expect(() => checkCannedText({ ...text, zh: ' ' })).toThrow(
      expect.objectContaining({
        declaration: expect.objectContaining({ key: chatErrors.answerTextMissing.key }),
      }),
    );
    for (const wrong of ['{ordr}', '{}', '{constructor}', '{buyer }'])
      expect(() => checkCannedText({ ...text, en: wrong })).toThrow(/unknownPlaceholder/);
  });
});
