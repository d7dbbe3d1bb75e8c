import { isoDay, typedDay, withDots } from './typed-day.js';

describe('a typed day', () => {
  it.each([
    ['12.04.1985', '1985-04-12'],
    ['1.4.1985', '1985-04-01'],
    ['12/04/1985', '1985-04-12'],
    [' 12 04 1985 ', '1985-04-12'],
    ['1985-04-12', '1985-04-12'],
    ['29.02.2024', '2024-02-29'],
    ['29.02.2023', undefined],
    ['31.04.2020', undefined],
    ['12.13.1985', undefined],
    ['12.04.85', undefined],
    ['', undefined],
  ])('%s is %s', (typed, iso) => expect(isoDay(typed)).toBe(iso));

  it('is shown in the order in which it is typed', () => {
    expect(typedDay('1985-04-12', 'ru')).toBe('12.04.1985');
    expect(typedDay('1985-04-12', 'zh')).toBe('1985-04-12');
    expect(typedDay('', 'ru')).toBe('');
  });

  it.each([
    ['1', '1'],
    ['12', '12'],
    ['120', '12.0'],
    ['12041985', '12.04.1985'],
    ['12.041', '12.04.1'],
    ['12.', '12.'],
    ['1.4.19', '1.4.19'],
    ['12.4.1', '12.4.1'],
    ['1985-04', '1985-04'],
    ['120419851', '12.04.1985'],
  ])('%s gets its dots: %s', (typed, dotted) => expect(withDots(typed)).toBe(dotted));
});
