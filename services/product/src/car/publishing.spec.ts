import { missingFacts, namesOfFacts, stateAfter } from './publishing.js';

const complete = {
  name: { ru: 'Хавейл Джолион', zh: '', en: '' },
  condition: 'new',
  year: 2025,
  bodyType: 'sedan',
  fuel: 'petrol',
  powerKw: 110,
  gearbox: 'dct',
  drive: 'fwd',
  steering: 'left',
  colour: 'white',
  locationCity: { ru: 'Пекин', zh: '北京', en: 'Beijing' },
} as const;

describe('publishing', () => {
  it('needs nothing more of a complete new car', () => expect(missingFacts(complete)).toEqual([]));

  it('needs mileage and registration of a used car', () => {
    expect(missingFacts({ ...complete, condition: 'used' })).toEqual(['firstRegDate', 'mileageKm']);
    expect(
      missingFacts({ ...complete, condition: 'used', mileageKm: 0, firstRegDate: '2021-01-01' }),
    ).toEqual([]);
  });

  it('needs a name in one language at least', () => {
    expect(missingFacts({ ...complete, name: { ru: ' ', zh: '', en: '' } })).toEqual(['name']);
    expect(missingFacts({ ...complete, name: null })).toEqual(['name']);
  });

  it('names missing facts as people call them', () => {
    expect(namesOfFacts(['name', 'year']).ru).toBe('Название, Год выпуска');
    expect(namesOfFacts(['firstRegDate', 'mileageKm']).ru).toBe('Дата первой регистрации, Пробег, км');
  });

  it('leads to the review where the platform reviews first', () => {
    expect(stateAfter('publish', 0, true)).toBe(3);
    expect(stateAfter('publish', 0, false)).toBe(1);
  });

  it('leaves a car on sale that is on sale', () => expect(stateAfter('publish', 1, true)).toBe(1));
});
