import { weekLines } from './week-lines.js';

const open = (weekday: number, from = '09:00', to = '18:00') => ({ weekday, from, to });

test('days that follow each other with the same hours are one line', () => {
  const hours = [open(6, '10:00', '15:00'), ...[5, 4, 3, 2, 1].map((weekday) => open(weekday))];
  expect(weekLines(hours, 'ru')).toEqual([
    { days: 'пн – пт', from: '09:00', to: '18:00' },
    { days: 'сб', from: '10:00', to: '15:00' },
  ]);
});

test('a day off in between separates them', () => {
  const lines = weekLines([open(1), open(2), open(4)], 'en');
  expect(lines.map(({ days }) => days)).toEqual(['Mon – Tue', 'Thu']);
  expect(weekLines([], 'zh')).toEqual([]);
});
