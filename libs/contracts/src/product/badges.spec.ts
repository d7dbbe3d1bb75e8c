import { badgesOf, type BadgeLimits } from './badges.js';

const limits: BadgeLimits = {
  combustionPowerHp: 160,
  electricPower30MinHp: 80,
  combustionUpToCc: 3000,
  untestedPeakPercent: 45,
  ageFromYears: 3,
  ageToYears: 5,
};
const today = '2026-11-21';
const badges = (car: Partial<Parameters<typeof badgesOf>[0]>) =>
  badgesOf({ isInspected: false, engineCc: 1998, ...car }, limits, today);

describe('badges', () => {
  it('include the limit in the power of a combustion engine', () => {
    expect(badges({ fuel: 'petrol', powerHp: 160 })).toContain('power160');
    expect(badges({ fuel: 'petrol', powerHp: 161 })).not.toContain('power160');
  });

  it('do not count an engine above three litres as small', () => {
    expect(badges({ fuel: 'petrol', powerHp: 150, engineCc: 3300 })).not.toContain('power160');
  });

  it('look at the 30-minute power of an electric car, not at its peak', () => {
    expect(badges({ fuel: 'ev', powerHp: 200, power30MinKw: 58 })).toEqual(['power80']);
    expect(badges({ fuel: 'ev', powerHp: 70 })).toEqual([]);
  });

  it('count more than three and not more than five years, as the table of duties does', () => {
    expect(badges({ firstRegDate: '2023-11-20' })).toContain('age3to5');
    expect(badges({ firstRegDate: '2023-11-21' })).not.toContain('age3to5');
    expect(badges({ firstRegDate: '2021-11-21' })).toContain('age3to5');
    expect(badges({ firstRegDate: '2021-11-20' })).not.toContain('age3to5');
  });

  it('are given without known limits only where they depend on none', () => {
    expect(badgesOf({ isInspected: true, fuel: 'petrol', powerHp: 100 }, undefined, today)).toEqual([
      'inspected',
    ]);
  });

  it('praise the past of used cars only', () => {
    expect(badges({ condition: 'new', accidentGrade: 'none', transferCount: 0 })).toEqual([]);
    expect(badges({ condition: 'used', accidentGrade: 'none', transferCount: 0 })).toEqual([
      'noAccidents',
      'oneOwner',
    ]);
  });
});
