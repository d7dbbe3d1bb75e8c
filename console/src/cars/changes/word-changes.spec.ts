import { changesOfText, partsOf } from './word-changes.js';

it('marks contacts in a text', () => {
  expect(partsOf('Звоните +7 914 555-01-23, Анна')).toEqual([
    { text: 'Звоните ', change: 'none' },
    { text: '+7 914 555-01-23', change: 'none', contact: 'phone' },
    { text: ', Анна', change: 'none' },
  ]);
});

it('compares by words, and marks contacts in the new text only', () => {
  expect(
    changesOfText('Пробег 42000 км, ivan@mail.ru', 'Пробег 12000 км, звоните 89145550123', 'ru'),
  ).toEqual([
    { text: 'Пробег ', change: 'none' },
    { text: '42000', change: 'gone' },
    { text: '12000', change: 'new' },
    { text: ' км, ', change: 'none' },
    { text: 'ivan@mail.ru', change: 'gone' },
    { text: 'звоните ', change: 'new' },
    { text: '89145550123', change: 'new', contact: 'phone' },
  ]);
});

it('compares Chinese by its words', () => {
  expect(changesOfText('一手车，无事故', '二手车，无事故，加微信', 'zh')).toEqual([
    { text: '一', change: 'gone' },
    { text: '二', change: 'new' },
    { text: '手车，无事故', change: 'none' },
    { text: '，', change: 'new' },
    { text: '加微信', change: 'new', contact: 'messenger' },
  ]);
});

it.each(['', 'Был один хозяин'])('keeps every letter of both texts: %j', (before) => {
  const after = 'Был два хозяина, пишите в телеграм @haoche';
  const parts = changesOfText(before, after, 'ru');
  const without = (change: string) =>
    parts
      .filter((part) => part.change !== change)
      .map(({ text }) => text)
      .join('');
  expect([without('new'), without('gone')]).toEqual([before, after]);
});
