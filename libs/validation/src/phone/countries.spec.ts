import { createRequire } from 'node:module';
import type { MetadataJson } from 'libphonenumber-js/core';
import { COUNTRIES } from './countries.js';

it('has the rules of the installed libphonenumber for Russia, Kazakhstan and China', () => {
  const library = createRequire(import.meta.url)('libphonenumber-js/metadata.min.json') as MetadataJson;
  const { RU, KZ, CN } = library.countries;
  expect(COUNTRIES).toEqual({
    version: (library as unknown as { version: number }).version,
    country_calling_codes: { 7: ['RU', 'KZ'], 86: library.country_calling_codes['86'] },
    countries: { RU, KZ, CN },
  });
});
