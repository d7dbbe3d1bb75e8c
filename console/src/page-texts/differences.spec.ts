import type { Texts } from '@mall/web-kit';
import { differencesOf, sectionChangesOf, type LineChange } from './differences.js';
import type { PageTextContent } from './page-text-content.js';

const inAll = (text: string): Texts => ({ ru: text, zh: text, en: text });
const content = (...answers: string[]): PageTextContent => ({
  title: inAll('Вопросы'),
  sections: [
    {
      key: 'money',
      title: inAll('Деньги'),
      entries: answers.map((answer) => ({ heading: inAll(`О чём ${answer.length}`), text: inAll(answer) })),
    },
  ],
});
const MARKS = { same: ['', ''], gone: ['[-', ']'], new: ['[+', ']'] } as const;
const written = (changes: readonly LineChange[]): string[] =>
  changes
    .filter(({ isChanged }) => isChanged)
    .map(({ parts }) => parts.map(({ kind, text }) => MARKS[kind][0] + text + MARKS[kind][1]).join(''));

it('shows the words of a paragraph that were changed', () => {
  const [before, after] = [content('Возврат за 10 дней.'), content('Возврат за 14 дней.')];
  expect(written(differencesOf(before, after, 'ru'))).toEqual(['Возврат за [-10][+14] дней.']);
  expect(written(differencesOf(before, before, 'ru'))).toEqual([]);
});

it('shows single characters of Chinese', () => {
  const before = { ...content(), title: inAll('付款后十天退款') };
  const after = { ...content(), title: inAll('付款后七天退款') };
  expect(written(differencesOf(before, after, 'zh'))).toEqual(['付款后[-十][+七]天退款']);
});

it('shows a question that was put before others as new, and the others as they were', () => {
  expect(written(differencesOf(content('один'), content('новый ответ', 'один'), 'ru'))).toEqual([
    '[+О чём 11]',
    '[+новый ответ]',
  ]);
  expect(written(differencesOf(content('новый ответ', 'один'), content('один'), 'ru'))).toEqual([
    '[-О чём 11]',
    '[-новый ответ]',
  ]);
});

it('shows a paragraph that was written anew whole', () => {
  const [before, after] = [content('Деньги вернём за 10 дней.'), content('Пишите нам в чат за ответом.')];
  expect(written(differencesOf(before, after, 'ru')).at(-1)).toBe(
    '[-Деньги вернём за 10 дней.][+Пишите нам в чат за ответом.]',
  );
});

it('looks at one language', () => {
  const before = content('один');
  const after = { ...before, title: { ...before.title, en: 'Questions' } };
  expect(written(differencesOf(before, after, 'ru'))).toEqual([]);
  expect(written(differencesOf(before, after, 'en'))).toHaveLength(1);
});

it('lists the changes by section and language', () => {
  const [money, time] = ['money', 'time'].map((key) => ({ ...content('10 дней').sections[0]!, key }));
  const [entry] = time!.entries;
  const later = { ...time!, entries: [{ ...entry!, text: { ...entry!.text, zh: '14 дней' } }] };
  const changes = sectionChangesOf([money!, time!], [money!, later]);
  expect(changes.map(({ key, lines }) => [key, written(lines.ru), written(lines.zh)])).toEqual([
    ['time', [], ['[-10][+14] дней']],
  ]);
  expect(sectionChangesOf([money!, time!], [time!, money!])).toEqual([]);
});
