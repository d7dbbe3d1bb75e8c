import { wayTimeTo } from './way-time.js';

describe('the time that cars take to a city', () => {
  const days = (city: string, ...of: [days: number, orders: number][]) =>
    of.map(([each, orders]) => ({ city, days: each, orders }));

  it('is the median of the orders there, however the city is written', () => {
    const known = [
      ...days('Москва', [41, 1]),
      ...days('г. Москва', [35, 1], [90, 1]),
      ...days('Казань', [5, 9]),
    ];
    expect(wayTimeTo(' москва', known)).toEqual({ days: 41, orders: 3 });
    expect(wayTimeTo('Москва', days('Москва', [60, 1], [30, 5], [20, 1]))).toEqual({ days: 30, orders: 7 });
  });

  it('is the later of two in the middle', () => {
    expect(wayTimeTo('Москва', days('Москва', [30, 2], [50, 2]))).toEqual({ days: 50, orders: 4 });
  });

  it('is not given for fewer than three', () => {
    expect(wayTimeTo('Москва', days('Москва', [30, 2]))).toBeNull();
    expect(wayTimeTo('Москва', [])).toBeNull();
  });
});
