import { fillText } from '@mall/validation';
import { refusalOfPrice, type PriceJump, type PriceTooLow } from './price-trouble.js';

const jump: PriceJump = {
  rule: 'jump',
  spuId: '9',
  name: { ru: 'Тигго', zh: '瑞虎', en: 'Tiggo' },
  priceFee: 100,
  percent: 15,
  isBulk: false,
  referenceFee: 10_750_000,
  departure: 100,
  fromFee: 9_137_500,
  toFee: 12_362_500,
};
const tooLow: PriceTooLow = {
  rule: 'floor',
  spuId: '9',
  name: jump.name,
  priceFee: 100,
  percent: 10,
  medianFee: 10_750_000,
  cheapFee: null,
  leastFee: 1_075_000,
};
const inRussian = (failure: { declaration: { text: { ru: string } }; params: object }): string =>
  fillText(failure.declaration.text as never, 'ru', failure.params as never).replace(/\s/g, ' ');

test('a price that jumps is refused with both prices, the percentage, and what one person may enter', () => {
  const said = inRussian(refusalOfPrice(jump));
  for (const figure of ['Тигго', '1,00', '107 500', '100 %', '15 %', '91 375', '123 625'])
    expect(said).toContain(figure);
});

test('after several changes no price is left that one person may enter, and the refusal says so', () => {
  expect(inRussian(refusalOfPrice({ ...jump, fromFee: 5, toFee: 4 }))).toContain('уже менялась');
});

test('a price of a few per cent is refused with the median and the lowest possible price', () => {
  const said = inRussian(refusalOfPrice(tooLow));
  for (const figure of ['10 %', '107 500', '10 750']) expect(said).toContain(figure);
});

test('without comparable cars the refusal names what the cheapest ones cost', () => {
  const said = inRussian(
    refusalOfPrice({ ...tooLow, medianFee: null, cheapFee: 8_000_000, leastFee: 800_000 }),
  );
  for (const figure of ['10 %', '80 000', '8 000,00']) expect(said).toContain(figure);
});

test('a new listing says what similar cars cost, or that there are none', () => {
  const { spuId, name, priceFee, percent } = jump;
  const listing = { rule: 'listing', spuId, name, priceFee, percent } as const;
  const said = inRussian(refusalOfPrice({ ...listing, referenceFee: 10_750_000, departure: 100 }));
  for (const figure of ['Тигго', '1,00', '107 500', '100 %']) expect(said).toContain(figure);
  expect(inRussian(refusalOfPrice({ ...listing, referenceFee: null, departure: null }))).toContain(
    'сравнить не с чем',
  );
});
