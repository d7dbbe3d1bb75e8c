import fc from 'fast-check';
import { derivedFacts } from './derived-facts.js';
import { hpFromKw } from './preferential-fee.js';

const before = { powerKw: 117.7, powerHp: 160 };

describe('kW and hp', () => {
  it('follow from the one that changed, whatever is sent along', () => {
    expect(derivedFacts(before, { powerKw: 150, powerHp: 160 })).toEqual({ powerHp: 204 });
    expect(derivedFacts(before, { powerKw: 117.7, powerHp: 204 })).toEqual({ powerKw: 150, powerHp: 204 });
    expect(derivedFacts(before, { powerHp: 204 })).toEqual({ powerKw: 150, powerHp: 204 });
    expect(derivedFacts(before, { powerKw: null, powerHp: 160 })).toEqual({ powerHp: null });
    for (const given of [{}, before, { powerKw: 117.7 }]) expect(derivedFacts(before, given)).toEqual({});
  });

  it('follow from kW where both changed, and from the one that a new car has', () => {
    expect(derivedFacts(before, { powerKw: 110, powerHp: 500 })).toEqual({ powerHp: 150 });
    expect(derivedFacts({}, { powerKw: 110, powerHp: 149 })).toEqual({ powerHp: 150 });
    expect(derivedFacts({}, { powerKw: 110 })).toEqual({ powerHp: 150 });
    expect(derivedFacts({}, { powerHp: 150 })).toEqual({ powerKw: 110.3, powerHp: 150 });
  });

  it('agree after any change', () => {
    const kw = fc.option(fc.double({ min: 1, max: 2000, noNaN: true }), { nil: undefined });
    const hp = fc.option(fc.integer({ min: 1, max: 2700 }), { nil: undefined });
    const powers = fc.record({ powerKw: kw, powerHp: hp });
    fc.assert(
      fc.property(powers, powers, (first, then) => {
        const stored = { ...first, ...derivedFacts({}, first) };
        const given = Object.fromEntries(Object.entries(then).filter(([, value]) => value !== undefined));
        const after = { ...stored, ...given, ...derivedFacts(stored, given) };
        if (after.powerKw != null) expect(after.powerHp).toBe(hpFromKw(after.powerKw));
        else expect(after.powerHp ?? null).toBeNull();
      }),
    );
  });
});

describe('the condition', () => {
  it('is used once a car has a registration', () => {
    expect(derivedFacts({ condition: 'new' }, { firstRegDate: '2024-05-01' })).toEqual({ condition: 'used' });
    expect(derivedFacts({ condition: 'new' }, { condition: 'new', firstRegDate: '2024-05-01' })).toEqual({
      condition: 'used',
    });
    expect(derivedFacts({}, { firstRegDate: '2024-05-01' })).toEqual({ condition: 'used' });
    expect(derivedFacts({}, { mileageKm: 42_000 })).toEqual({ condition: 'used' });
  });

  it('stays where a person chose it, and where nothing tells', () => {
    const used = { condition: 'used', firstRegDate: '2024-05-01' } as const;
    expect(derivedFacts(used, { condition: 'new' })).toEqual({});
    expect(derivedFacts({}, { condition: 'new', firstRegDate: '2024-05-01' })).toEqual({});
    expect(derivedFacts({}, { mileageKm: 90 })).toEqual({});
  });
});
