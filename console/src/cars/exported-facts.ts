import { carFactTable, factInWords, type CarFactRows, type Locale } from '@mall/web-kit';
import type { ExportedField } from '../components/use-exporter.js';

/** Returns the columns of an export: choices and texts in words, numbers and days as a spreadsheet calculates with them. */
export const exportedFacts = (locale: Locale, table: CarFactRows = carFactTable): readonly ExportedField[] =>
  Object.entries(table).map(([name, fact]): ExportedField => {
    if (fact.kind === 'choice' && fact.dictionary) return [name, { dictionary: fact.dictionary }];
    if (fact.kind !== 'choice' && fact.kind !== 'texts') return name;
    return [name, { value: (car) => factInWords(fact, car[name], locale) }];
  });
