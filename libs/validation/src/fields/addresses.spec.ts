import { check } from '../check.js';
import { Email } from './addresses.js';

class LetterDto {
  @Email({}) email!: string;
}
const read = (email: string): unknown => {
  const checked = check(LetterDto, { email });
  return 'value' in checked ? checked.value.email : undefined;
};

it.each([
  ' ivan@mail.ru\u00a0',
  'mailto:ivan@mail.ru',
  'MAILTO:ivan@mail.ru',
  '<ivan@mail.ru>',
  'Иван Петров <ivan@mail.ru>',
  '"Petrov, Ivan" <mailto:ivan@mail.ru>',
  'ivan@mail.ru;',
  'ivan@mail.ru,',
  'ivan@mail.ru.',
  'ivan＠mail.ru',
  'ivan@mail。ru',
  'ｉｖａｎ@mail.ru',
  'ivan@mail.ru\u200b',
  'i\u00advan@mail.ru',
  '\u202aivan@mail.ru\u202c',
  'іvаn@mail.ru',
])('reads the address that is pasted as %j', (email) => expect(read(email)).toBe('ivan@mail.ru'));

it.each([
  'ivan+auto@gmail.com',
  'иван@почта.рф',
  'Ivan.Petrov@Mail.Ru',
  'li@vip.163.com',
  'a@xn--80a1acny.xn--p1ai',
])('leaves %s as it is', (email) => expect(read(email)).toBe(email));

it.each([
  '',
  '<>',
  'mailto:',
  'ivan @mail.ru',
  'ivan@mail',
  'ivan@mail.ru anna@mail.ru',
  '<ivan@mail.ru> <anna@mail.ru>',
])('refuses %j', (email) => expect(read(email)).toBeUndefined());
