import { yearChoices } from './year-choices.js';

const years = [
  { value: '2020', name: '2020', count: 3 },
  { value: '2021', name: '2021', count: 4 },
  { value: '2023', name: '2023', count: 5 },
];

describe('yearChoices', () => {
  it('counts all cars from a year on, the newest first', () => {
    expect(yearChoices(years, {}, 'from')).toEqual([
      { year: 2023, count: 5 },
      { year: 2021, count: 9 },
      { year: 2020, count: 12 },
    ]);
  });

  it('offers no year after the chosen last one', () => {
    expect(yearChoices(years, { to: 2021 }, 'from')).toEqual([
      { year: 2021, count: 4 },
      { year: 2020, count: 7 },
    ]);
  });

  it('counts all cars up to a year, the newest first', () => {
    expect(yearChoices(years, { from: 2021 }, 'to')).toEqual([
      { year: 2023, count: 9 },
      { year: 2021, count: 4 },
    ]);
  });
});
