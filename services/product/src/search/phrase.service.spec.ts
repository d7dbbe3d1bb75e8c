import type { FindCarsDto } from '@mall/contracts/product';
import type { Catalogue } from './catalogue.js';
import { PhraseService } from './phrase.service.js';

const directories = { brands: { stored: () => [] }, observe: () => undefined };
const phrases = new PhraseService({ directories } as unknown as Catalogue);
const understand = (request: Partial<FindCarsDto>) => phrases.understand(request).request;

describe('words beside filters of the same field', () => {
  it.each([
    ['не гибрид', { fuel: ['petrol', 'hybrid'] }, { fuel: ['petrol'] }],
    ['белая', { colour: ['white', 'black'] }, { colour: ['white'] }],
    ['с пробегом', { condition: 'used' }, { condition: 'used' }],
    ['до 2 млн', { maxPriceRub: 1_500_000 }, { maxPriceRub: 1_500_000 }],
    ['до 1 млн', { maxPriceRub: 1_500_000 }, { maxPriceRub: 1_000_000 }],
  ] as const)('narrow them: %s beside %j', (keyword, filters, expected) => {
    expect(understand({ keyword, ...filters } as Partial<FindCarsDto>)).toEqual({
      keyword: undefined,
      ...expected,
    });
  });

  it.each([
    ['не гибрид', { fuel: ['hybrid'] }],
    ['белая', { colour: ['black'] }],
    ['новая', { condition: 'used' }],
  ] as const)('stay words where nothing meets both: %s beside %j', (keyword, filters) => {
    expect(understand({ keyword, ...filters } as unknown as Partial<FindCarsDto>)).toEqual({
      keyword,
      ...filters,
    });
  });
});
