import * as cars from './car-words.js';
import { carFactGroups, carFactTable } from './car-fields.js';
import * as deals from './deal-words.js';
import * as inspections from './inspection-words.js';
import { statusLabel, word } from './word.js';

const LOCALES = ['en', 'ru', 'zh'];

/** Returns all texts anywhere in a table. */
function textsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('ru' in value) return [value as Record<string, unknown>];
  return Object.values(value).flatMap(textsIn);
}

/** Whether a table holds only codes, such as `carStatuses`, whose words come from dictionaries, or lists of fields. */
const isCodes = (table: object): boolean =>
  Array.isArray(table) || Object.values(table).every((value: unknown) => typeof value === 'number');

const tables = Object.entries({ ...cars, carFactGroups, carFactTable, ...deals, ...inspections }).filter(
  ([, table]) => typeof table === 'object' && !isCodes(table),
);

describe.each(tables)('%s', (_, table) => {
  it('has every text in three languages', () => {
    const texts = textsIn(table);
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) {
      expect(Object.keys(text).sort()).toEqual(LOCALES);
      expect(Object.values(text).every(Boolean)).toBe(true);
    }
  });
});

describe('word', () => {
  it('is the code itself when the table lacks it', () => {
    expect(word(cars.fuelWords, 'ev', 'ru')).toBe('Электро');
    expect(word(cars.fuelWords, 'steam', 'ru')).toBe('steam');
  });

  it('labels a status by its code', () => {
    expect(statusLabel(deals.orderStatuses, 4, 'zh')).toBe('付款待确认');
  });
});
