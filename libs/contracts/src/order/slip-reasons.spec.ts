import { slipReasonTexts } from './slip-reasons.js';

const same = (text: string) => ({ ru: text, zh: text, en: text });

test.each([
  ['code alone', 'unreadable', '', ['Документ не читается', '凭证不清晰', 'The paper cannot be read']],
  [
    'code and text',
    'unreadable',
    ' нет печати ',
    ['Документ не читается: нет печати', '凭证不清晰: нет печати', 'The paper cannot be read: нет печати'],
  ],
  ['“other” without a text', 'other', ' ', ['Другая причина', '其他原因', 'Another reason']],
] as const)('a reason with %s is named in each language', (_, code, written, [ru, zh, en]) => {
  expect(slipReasonTexts(code, written)).toEqual({ ru, zh, en });
});

test.each([
  ['other', ' чужой перевод '],
  [null, 'чужой перевод'],
] as const)('a reason with the code %s is what was written', (code, written) => {
  expect(slipReasonTexts(code, written)).toEqual(same('чужой перевод'));
});
