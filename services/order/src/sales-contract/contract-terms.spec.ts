import { anOrder, hoursFromNow } from '../order/order.fakes.js';
import { sampleFacts } from '../wording/sample-facts.js';
import { saysTerms, termsOf } from './contract-terms.js';

const terms = termsOf(anOrder());
const facts = { ...sampleFacts, ...terms };

test('a contract has the terms that it was made with', () => {
  expect(saysTerms(facts, terms)).toBe(true);
});

test.each([
  ['roubles', { totalRubMinor: terms.totalRubMinor + 1 }],
  ['rate', { rate: 12.6 }],
  ['source of the rate', { rateSource: 'Банк России' }],
  ['time of the rate', { rateAsOf: hoursFromNow(-1) }],
  ['end of the rate', { rateUntil: hoursFromNow(71) }],
  ['time to pay', { payBefore: hoursFromNow(96) }],
])('a contract with another %s does not', (_, other) => {
  expect(saysTerms(facts, { ...terms, ...other })).toBe(false);
});

test('a contract from before the two moments were separated has the time to pay for both', () => {
  const { rateUntil: _, ...former } = facts;
  expect(saysTerms(former, terms)).toBe(true);
  expect(saysTerms(former, { ...terms, rateUntil: hoursFromNow(71) })).toBe(false);
});
