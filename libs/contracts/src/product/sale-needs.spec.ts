import { LOCALES } from '@mall/validation';
import { soundCars } from '../specimens/index.js';
import type { Angle } from './car-words.js';
import {
  defaultListingRules,
  defaultRuleOf,
  leftBeforeSale,
  saleNeedCodes,
  saleNeeds,
  type ListedCar,
} from './sale-needs.js';

const everywhere = { ru: 'Харбин', zh: '哈尔滨', en: 'Harbin' };
const used: ListedCar = {
  ...soundCars('2026-11-29').petrol,
  ...{ condition: 'used', drive: 'fwd', steering: 'left', colour: 'white', locationCity: everywhere },
  name: { ru: '', zh: '', en: 'Haval Jolion' },
  vin: 'LGWEF4A51MF000001',
  pictures: (['frontThreeQuarter', 'rear', 'left', 'right', 'dashboard', 'vinPlate'] as const).map(
    (angle) => ({
      url: `/api/files/p/${angle}.webp`,
      angle,
    }),
  ),
  inspection: { reportNo: 'IR-1', inspectedOn: '2026-11-01', score: 90, sections: [] },
};

const needsOf = (car: ListedCar, needs: readonly string[] = defaultListingRules.used.needs) =>
  leftBeforeSale(car, { needs }).map(({ need }) => need);

it('leaves nothing of a complete used car', () => expect(needsOf(used)).toEqual([]));

it.each([
  ['name', { name: { ru: ' ', zh: '' } }],
  ['name', { name: null }],
  ['vin', { vin: null }],
  ['vin', { vin: '' }],
  ['inspection', { inspection: null }],
  ['inspection', { inspection: {} }],
  ['firstRegDate', { firstRegDate: null }],
  ['mileageKm', { mileageKm: undefined }],
  ['colour', { colour: '' }],
  ['locationCity', { locationCity: { ru: ' ', zh: '', en: '' } }],
] as [string, ListedCar][])('leaves %s of a used car without it', (need, lost) =>
  expect(needsOf({ ...used, ...lost })).toEqual([need]),
);

describe('the pictures of a used car', () => {
  const angles = used.pictures!.map(({ angle }) => angle!);
  const shown = (...wanted: readonly Angle[]) =>
    wanted.map((angle) => ({ url: '/api/files/p/1.webp', angle }));

  it.each([
    ['frontView', 'frontThreeQuarter'],
    ['rearView', 'rear'],
    ['leftView', 'left'],
    ['rightView', 'right'],
    ['dashboardView', 'dashboard'],
    ['vinPlateView', 'vinPlate'],
  ] as const)('leave %s without one from there', (need, lost) =>
    expect(needsOf({ ...used, pictures: shown(...angles.filter((angle) => angle !== lost)) })).toEqual([
      need,
    ]),
  );

  it('count from both angles of front and rear, and a side that is not said for none', () => {
    const others = shown('left', 'right', 'dashboard', 'vinPlate');
    expect(needsOf({ ...used, pictures: [...shown('front', 'rearThreeQuarter'), ...others] })).toEqual([]);
    const sides = shown('side', 'side', 'front', 'rear', 'dashboard', 'vinPlate');
    expect(needsOf({ ...used, pictures: sides })).toEqual(['leftView', 'rightView']);
  });

  it.each([[[]], [null], [[{ url: '/api/files/p/1.webp' }]]])('show nothing when they are %j', (pictures) => {
    const left = needsOf({ ...used, pictures });
    expect(left.filter((need) => need.endsWith('View'))).toHaveLength(6);
    expect(left.includes('pictures')).toBe(!pictures?.length);
  });

  it('show the defects of the report, unless the report does', () => {
    const withDefect = (imgUrl?: string): ListedCar => ({
      ...used,
      inspection: {
        ...used.inspection,
        defects: [{ panel: 'hood', kind: 'dent', ...(imgUrl && { imgUrl }) }] as never,
      },
    });
    expect(needsOf(withDefect())).toEqual(['defectViews']);
    expect(needsOf(withDefect('/api/files/p/2.webp'))).toEqual([]);
    expect(needsOf({ ...withDefect(), pictures: shown(...angles, 'defect') })).toEqual([]);
  });
});

it('takes a mileage of nothing for a mileage, and a city in one language for a city', () =>
  expect(needsOf({ ...used, mileageKm: 0, locationCity: { ru: '', zh: '绥芬河', en: '' } })).toEqual([]));

it('needs neither VIN nor report of a new car, unless staff want them', () => {
  const fresh = { ...used, condition: 'new', vin: null, inspection: null, firstRegDate: null } as const;
  expect(needsOf(fresh, defaultListingRules.new.needs)).toEqual([]);
  expect(needsOf(fresh, ['trim', 'vin', 'a need of a later release'])).toEqual(['vin', 'trim']);
});

it('names everything that an empty used car lacks, in the order of the form and in three languages', () => {
  const left = leftBeforeSale({ condition: 'used' }, defaultListingRules.used);
  const needs = left.map(({ need }) => need);
  expect(needs).toEqual(saleNeedCodes.filter((code) => needs.includes(code)));
  expect(needs).toEqual(expect.arrayContaining(['vin', 'year', 'mileageKm', 'inspection', 'pictures']));
  for (const { label } of left) expect(LOCALES.map((locale) => label[locale])).not.toContain('');
});

it('has a rule for each condition, and none for a car whose condition is not known', () => {
  expect(defaultRuleOf('used')).toEqual(defaultListingRules.used);
  expect(defaultRuleOf('new').needs).toEqual([]);
  for (const condition of [null, undefined, 'worn', 'toString'])
    expect(defaultRuleOf(condition).needs).toEqual([]);
});

it('needs nothing that nobody can enter', () => expect(saleNeeds).not.toHaveProperty('powerHp'));
