import { askedCost, importerOf, typedOfAddress, typedOfCar } from './asked-car.js';

const typed = {
  price: '149 700,50',
  fuel: 'petrol',
  registered: '15.06.2022',
  cc: '1 498',
  hp: '150',
  kw30: '',
};

describe('a car that is typed into the calculator', () => {
  it('becomes a request, with numbers and days as people write them', () => {
    expect(askedCost(typed, 'person', 'Москва')).toEqual({
      priceFee: 14_970_050,
      fuel: 'petrol',
      firstRegDate: '2022-06-15',
      engineCc: 1498,
      powerHp: 150,
      power30MinKw: undefined,
      city: 'Москва',
      importer: 'person',
    });
  });

  it('is not asked for while price or fuel are missing, or something cannot be read', () => {
    for (const wrong of [
      { price: '' },
      { fuel: '' },
      { price: 'сто' },
      { registered: '31.02.2022' },
      { cc: '1.5 л' },
    ])
      expect(askedCost({ ...typed, ...wrong }, 'person', '')).toBeUndefined();
  });

  it('has an engine or a 30-minute power only as its fuel has', () => {
    const figures = { ...typed, kw30: '70' };
    expect(askedCost({ ...figures, fuel: 'ev' }, 'person', '')).toMatchObject({
      power30MinKw: 70,
      engineCc: undefined,
    });
    expect(askedCost(figures, 'person', '')).toMatchObject({ power30MinKw: undefined, engineCc: 1498 });
  });

  it('comes from the catalogue or the address alike', () => {
    const car = {
      priceFee: 14_970_050,
      fuel: 'petrol',
      firstRegDate: '2022-06-15',
      engineCc: 1498,
      powerHp: 150,
    };
    const listed = askedCost(typedOfCar(car as never), 'person', '');
    expect(listed).toEqual(askedCost(typed, 'person', ''));
    expect(askedCost(typedOfAddress(new URLSearchParams(typed)), 'person', '')).toEqual(listed);
    expect(importerOf(new URLSearchParams({ importer: 'nobody' }))).toBe('person');
  });
});
