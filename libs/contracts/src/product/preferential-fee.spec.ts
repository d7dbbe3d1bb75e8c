import { customsPower, hpFromKw, isOlderThan, kwFromHp, preferentialVerdict } from './preferential-fee.js';

const limits = {
  combustionPowerHp: 160,
  combustionUpToCc: 3000,
  electricPower30MinHp: 80,
  untestedPeakPercent: 45,
  ageFromYears: 3,
  ageToYears: 5,
};

it('converts metric horsepower both ways', () => {
  expect(hpFromKw(110)).toBe(150);
  expect(hpFromKw(117.68)).toBe(160);
  expect(kwFromHp(150)).toBe(110.3);
});

describe('the preferential fee', () => {
  const petrol = { fuel: 'petrol', engineCc: 1998, powerHp: 160 } as const;

  it('is for 160 hp and not for 161', () => {
    expect(preferentialVerdict(petrol, limits)).toMatchObject({ isEligible: true, powerBasis: 'rated' });
    expect(preferentialVerdict({ ...petrol, powerHp: 161 }, limits).reasons).toEqual(['powerAbove']);
  });

  it('is for up to three litres, and says every reason at once', () => {
    const big = { fuel: 'diesel', engineCc: 3300, powerHp: 250 } as const;
    expect(preferentialVerdict(big, limits, 'company').reasons).toEqual([
      'companyImport',
      'powerAbove',
      'engineAbove',
    ]);
  });

  it('looks at the 30-minute power of electric drive, and takes a share of the peak without one', () => {
    expect(preferentialVerdict({ fuel: 'ev', powerHp: 204, power30MinKw: 58 }, limits)).toMatchObject({
      isEligible: true,
      powerHp: 79,
      powerBasis: 'thirtyMinute',
    });
    expect(preferentialVerdict({ fuel: 'hybridSeries', powerHp: 177 }, limits)).toMatchObject({
      isEligible: true,
      powerHp: 80,
      powerBasis: 'shareOfPeak',
    });
    const strict = { ...limits, untestedPeakPercent: null };
    expect(preferentialVerdict({ fuel: 'ev', powerHp: 70 }, strict).reasons).toEqual(['powerUnknown']);
    expect(customsPower({ fuel: 'ev', powerHp: 70 }, strict)).toBeUndefined();
  });

  it('says what is not known instead of guessing', () => {
    expect(preferentialVerdict({}, limits).reasons).toEqual(['fuelUnknown']);
    expect(preferentialVerdict({ fuel: 'petrol', powerKw: 110 }, limits).reasons).toEqual(['engineUnknown']);
  });
});

it('counts the birthday itself as the younger age, leap days included', () => {
  expect(isOlderThan('2023-11-21', 3, '2026-11-21')).toBe(false);
  expect(isOlderThan('2023-11-20', 3, '2026-11-21')).toBe(true);
  expect(isOlderThan('2024-02-29', 3, '2027-02-28')).toBe(false);
  expect(isOlderThan('2024-02-29', 3, '2027-03-01')).toBe(true);
});
