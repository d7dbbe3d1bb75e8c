import fc from 'fast-check';
import { fillPlainText, LOCALES } from '@mall/validation';
import { dayAt } from '@mall/validation/typography';
import { carFact, carFactNames, type CarFact } from '../car-fact-table.js';
import { brokenCars, HAVAL, soundCars } from '../../specimens/index.js';
import {
  brokenRules,
  factQuestions,
  factRules,
  fieldsReadAt,
  type FactRuleCode,
  type JudgedCar,
  type RuleKnowledge,
} from './index.js';

const TODAY = '2026-11-29';
const known = { today: TODAY, makeNames: HAVAL };
const broken = brokenCars(TODAY);

const codesOf = (car: JudgedCar, knowledge: RuleKnowledge = known): FactRuleCode[] =>
  brokenRules(car, knowledge).map(({ code }) => code);

it.each(Object.entries(soundCars(TODAY)))('no rule speaks about an ordinary car (%s)', (_, car) => {
  expect(codesOf(car)).toEqual([]);
});

it.each(['2026-01-01', '2028-02-29', '2031-12-31'])(
  'each rule has a car that breaks it alone on %s',
  (today) => {
    for (const [code, { car, known: more }] of Object.entries(brokenCars(today)))
      expect(codesOf(car, { today, makeNames: HAVAL, ...more })).toEqual([code]);
  },
);

describe.each(Object.entries(broken))('the rule %s', (code, { car, mend, known: more }) => {
  const knowledge = { ...known, ...more };

  it('speaks about a car that breaks it, and about nothing else', () => {
    expect(codesOf(car, knowledge)).toEqual([code]);
    expect(codesOf({ ...car, ...mend }, knowledge)).toEqual([]);
  });

  it('speaks in three languages, with the facts that contradict each other', () => {
    const [{ text, params }] = brokenRules(car, knowledge) as [ReturnType<typeof brokenRules>[number]];
    const said = LOCALES.map((locale) => fillPlainText(text, locale, params));
    expect(new Set(said).size).toBe(3);
    for (const one of said) expect(one).not.toMatch(/[{}]|undefined|NaN/);
  });

  it('is applied when one of its fields changes, at a field that it reads', () => {
    const { reads, field } = factRules[code as FactRuleCode];
    expect(reads).toContain(field);
    expect(fieldsReadAt(field)).toEqual(expect.arrayContaining([...reads]));
    for (const read of reads)
      expect(brokenRules(car, knowledge, new Set([read])).map((one) => one.code)).toEqual([code]);
    expect(brokenRules(car, knowledge, new Set(['partyCode', 'detail']))).toEqual([]);
  });
});

/** Any value that the field of a fact lets through, now and then an extreme one. */
function valueOf(fact: CarFact): fc.Arbitrary<unknown> {
  switch (fact.kind) {
    case 'choice':
      return fc.constantFrom(...Object.keys(fact.words));
    case 'decimal':
      return fc.double({ min: fact.min ?? 0, max: fact.max, noNaN: true });
    case 'whole':
    case 'year':
      return fc.integer({ min: fact.min ?? 0, max: fact.max });
    case 'day':
      return fc
        .date({ min: new Date('0001-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
        .map((day) => dayAt(day, 0));
    default:
      return fc.string();
  }
}

const anyCar = fc.record(
  {
    ...Object.fromEntries(carFactNames.map((name) => [name, fc.option(valueOf(carFact(name)), { freq: 3 })])),
    vin: fc.option(fc.stringMatching(/^[A-HJ-NPR-Z0-9]{17}$/)),
    priceFee: fc.integer({ min: 0, max: 1_000_000_000 }),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<JudgedCar>;

const anyKnowledge = fc.record({
  today: fc.constant(TODAY),
  makeNames: fc.option(fc.array(fc.constantFrom('Haval', 'Toyota', '丰田', '')), { nil: undefined }),
  medianFee: fc.option(fc.integer({ min: 0 }), { nil: undefined }),
});

describe('any facts', () => {
  it('get an answer that can be read, refusals first, and the same one twice', () => {
    fc.assert(
      fc.property(anyCar, anyKnowledge, (car, knowledge) => {
        const found = brokenRules(car, knowledge as RuleKnowledge);
        const weights = found.map(({ weight }) => weight);
        expect(weights).toEqual([...weights].sort().reverse());
        for (const { text, params } of found)
          expect(fillPlainText(text, 'ru', params)).not.toMatch(/[{}]|undefined|NaN/);
        expect(brokenRules(car, knowledge as RuleKnowledge)).toEqual(found);
      }),
    );
  });

  it('contradict no fact that is missing: a fact that is removed breaks no further rule', () => {
    fc.assert(
      fc.property(anyCar, fc.nat(), (car, nth) => {
        const fields = Object.keys(car) as (keyof JudgedCar)[];
        fc.pre(fields.length > 0);
        const left: JudgedCar = { ...car, [fields[nth % fields.length]!]: null };
        expect(codesOf(car)).toEqual(expect.arrayContaining(codesOf(left)));
      }),
    );
  });

  it('break a rule by a change exactly when they break it, and the change is one of its fields', () => {
    fc.assert(
      fc.property(anyCar, fc.subarray(['year', 'fuel', 'vin', 'powerKw', 'mileageKm']), (car, changed) => {
        const isRead = (code: FactRuleCode) =>
          factRules[code].reads.some((read: string) => changed.includes(read as never));
        expect(brokenRules(car, known, new Set(changed)).map(({ code }) => code)).toEqual(
          codesOf(car, known).filter(isRead),
        );
      }),
    );
  });
});

it('lets people affirm questions, and no refusal', () => {
  for (const code of factQuestions) expect(factRules[code].weight).toBe('asked');
  expect(factQuestions).not.toContain('vinCheckDigit');
});
