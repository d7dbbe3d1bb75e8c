import { comparedGroups } from './compared-rows.js';

const car = (facts: object) => facts as Parameters<typeof comparedGroups>[0][number];

describe('cars side by side', () => {
  it('differ where one has another value, or none', () => {
    const [state, engine] = comparedGroups(
      [car({ year: 2022, mileageKm: 100, powerHp: 150 }), car({ year: 2022, mileageKm: 200 })],
      'ru',
    );
    expect(state!.rows.map(({ name, differs }) => [name, differs])).toEqual([
      ['year', false],
      ['mileageKm', true],
    ]);
    expect(engine!.rows).toEqual([
      {
        name: 'powerHp',
        label: 'Мощность',
        values: [expect.stringContaining('150'), undefined],
        differs: true,
      },
    ]);
  });

  it('have no groups without cars', () => expect(comparedGroups([], 'ru')).toEqual([]));
});
