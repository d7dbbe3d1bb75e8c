import { isSameName } from './same-name.js';

it.each([
  ['Щербаков Пётр Ильич', 'Щербаков Пётр Ильич'],
  ['  щербаков  петр ильич ', 'Щербаков Пётр Ильич'],
  ['Пётр Ильич Щербаков', 'Щербаков Пётр Ильич'],
  ['Мамин–Сибиряк Дмитрий', 'Мамин-Сибиряк Дмитрий'],
  ['Щербаков Пётр Ильич', 'Щербаков Пётр'],
  ['petr shcherbakov', 'SHCHERBAKOV PETR'],
])('%s is %s', (typed, name) => expect(isSameName(typed, name)).toBe(true));

it.each([
  ['Щербаков Пётр', 'Щербаков Пётр Ильич'],
  ['Щербакова Пётр Ильич', 'Щербаков Пётр Ильич'],
  ['', 'Щербаков Пётр Ильич'],
])('"%s" is not %s', (typed, name) => expect(isSameName(typed, name)).toBe(false));
