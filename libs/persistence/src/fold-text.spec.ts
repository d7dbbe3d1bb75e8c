import { foldText, hasWords, likePhone, wordPattern, wordPatterns } from './fold-text.js';

it.each([
  ['елкина', 'Ёлкина Анна'],
  ['ЕЛКИНА', 'Е\u0308лкина'],
  ['Иван Петров', 'Петров Иван Ильич'],
  ['петров  иван', 'Иван\u00a0 Петров'],
  ['LGW EF4A57 NH000001', 'LGWEF4A57NH000001'],
  ['lgw-ef4a57-nh000001', 'LGWEF4A57NH000001'],
  ['ХТА 21099', 'XTA210990'],
  ['ｈａｖａｌ', 'Haval Jolion'],
  ['О’Брайен', "О'Брайен"],
  ['阿卜杜热依木', '阿卜杜热依木·买买提'],
  ['阿卜杜热依木・买买提', '阿卜杜热依木·买买提'],
  ['Салтыков Щедрин', 'Салтыков-Щедрин'],
  ['салтыков\u2011щедрин', 'Салтыков-Щедрин'],
  ['UA261121-100011', 'UA261121-100011'],
  ['йошкар', 'И\u0306ошкар-Ола'],
  ['citroën', 'CITROEN C4'],
  ['\u202aКузнецов\u202c', 'Кузнецов'],
  ['ғабит', 'ҒАБИТ'],
  ['𠮷田', '𠮷田 太郎'],
  ['x5', 'BMW X5'],
  ['№ UA261121-100011', 'UA261121-100011'],
  ['#100011', 'UA261121-100011'],
  ['«Ромашка»', 'ООО "Ромашка"'],
  ['"Уссури Авто"', 'Уссури Авто'],
  ['*LGWEF4A57NH000001*', 'LGWEF4A57NH000001'],
  ['Ива\u0301нов', 'Иванов Сергей'],
  ['Oʻktam', "O'ktam Karimov"],
  ['октябрьская  ул', 'ул. Октябрьская'],
  ['Құдайберген', 'ҚҰДАЙБЕРГЕН'],
  ['Ｐｅｔｒｏｖａ', 'Petrova Anna'],
])('finds by %j the text %j', (typed, stored) => expect(hasWords(typed, stored)).toBe(true));

it.each([
  ['Сидоров Иван', 'Петров Иван'],
  ['50%', '501'],
  ['a_b', 'acb'],
])('does not find by %j the text %j', (typed, stored) => expect(hasWords(typed, stored)).toBe(false));

it('changes a folded text no more', () => {
  for (const text of ['Ёлкина', 'LGW-EF4', 'Ä ö', '½ ﬁ ǅ', 'Σίσυφος', 'İstanbul', '阿·买'])
    expect(foldText(foldText(text))).toBe(foldText(text));
});

it.each([
  ['a part of a word', 'eриoн', '%eриoн%'],
  ['one or two letters at the beginning of words', 'x5', '% x5%'],
  ['Chinese characters one by one', '比亚', '% 比 亚%'],
  ['Chinese among letters', '宋plus', '% 宋plus%'],
  ['characters outside the basic plane', '𠮷', '% 𠮷%'],
  ['signs of patterns as letters', '50%_\\', '%50\\%\\_\\\\%'],
])('looks for %s', (_, word, pattern) => expect(wordPattern(word)).toBe(pattern));

it.each([
  ['one short word', 'x5', ['% x5%']],
  ['short words alone', 'лю в', ['% лю%', '% b%']],
  ['a short word beside a longer one', 'рт 123', ['%pt%', '%123%']],
  ['Chinese words', '了 张', ['% 了%', '% 张%']],
])('finds %s', (_, typed, patterns) => expect(wordPatterns(typed)).toEqual(patterns));

it.each([
  ['+7 916 123-45-67', '%9161234567%'],
  ['+7\u00a0916\u00a0123-45-67', '%9161234567%'],
  ['8 (916) 123-45-67', '%9161234567%'],
  ['+86 138 0013 8000', '%13800138000%'],
  ['8\u00a0916\u00a0123\u201145\u201167', '%9161234567%'],
  ['+7 701 555 01 23', '%7015550123%'],
  ['123-45-67', '%1234567%'],
  ['(+7) 916 123-45-67', '%9161234567%'],
  ['тел. +7 916 123-45-67', '%9161234567%'],
  ['Тел.: 8 916 123 45 67', '%9161234567%'],
  ['tel:+79161234567', '%9161234567%'],
  ['https://wa.me/79161234567', '%9161234567%'],
  ['007 916 123 45 67', '%9161234567%'],
  ['8-10-7-916-123-45-67', '%9161234567%'],
  ['电话：13800138000', '%13800138000%'],
  ['0086 138 0013 8000', '%13800138000%'],
  ['(+86)13800138000', '%13800138000%'],
])('looks for %s as %s', (typed, pattern) => expect(likePhone(typed)).toBe(pattern));

it.each(['Иванов', 'UA261121-100011', '123', '+7', '   ', 'заказ 100011', 'x5 2022', 'тел. 12'])(
  'sees no phone number in "%s"',
  (text) => expect(likePhone(text)).toBeUndefined(),
);
