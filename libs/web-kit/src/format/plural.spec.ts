import { countdownText, timeLeft } from './countdown.js';
import { figure, kilometres, litres } from './car-figures.js';
import { localised } from './locale.js';
import { counted } from './plural.js';

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

describe('counted', () => {
  it.each([
    [1, '1 автомобиль'],
    [2, '2 автомобиля'],
    [5, '5 автомобилей'],
    [11, '11 автомобилей'],
    [21, '21 автомобиль'],
    [1234, '1 234 автомобиля'],
  ])('%i is "%s"', (count, text) => {
    const forms = { one: 'автомобиль', few: 'автомобиля', many: 'автомобилей' };
    expect(plain(counted(count, forms, 'ru'))).toBe(text);
  });
});

describe('countdown', () => {
  it('rounds up, so that zero is never shown too early', () => {
    expect(timeLeft(1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
    expect(timeLeft(-5000)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  });

  it('shows days in words and the rest as hours, minutes and seconds', () => {
    const ms = ((2 * 24 + 4) * 3600 + 31 * 60 + 7) * 1000;
    expect(plain(countdownText(ms, 'ru'))).toBe('2 дня 04:31:07');
    expect(plain(countdownText(ms, 'en'))).toBe('2 days 04:31:07');
    expect(countdownText(65_000, 'ru')).toBe('00:01:05');
  });
});

describe('figures of a car', () => {
  it('come with their units', () => {
    expect(plain(kilometres(45_000, 'ru'))).toBe('45 000 км');
    expect(plain(litres(1498, 'ru'))).toBe('1,5 л');
    expect(plain(figure(150, 'hp', 'ru'))).toBe('150 л. с.');
    expect(plain(figure(110.3, 'kw', 'en'))).toBe('110.3 kW');
  });
});

describe('localised', () => {
  it('falls back to Russian, then English, then Chinese', () => {
    expect(localised({ zh: '哈弗初恋', en: 'Haval Jolion', ru: '' }, 'ru')).toBe('Haval Jolion');
    expect(localised({ zh: '哈弗初恋' }, 'en')).toBe('哈弗初恋');
    expect(localised(undefined, 'ru')).toBe('');
  });
});
