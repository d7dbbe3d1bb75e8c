import { type Area, cascadeOf } from './district-cascade.js';

const area = (code: string, areaName: string, areas: readonly Area[] = []): Area => ({
  areaId: code,
  areaName,
  parentId: '1',
  level: 3,
  code,
  areas: [...areas],
});

const below = [
  area('RU-PRI-08', 'Спасск-Дальний'),
  area('RU-PRI-R02', 'Кавалеровский район', [area('RU-PRI-12', 'Кавалерово')]),
  area('RU-PRI-R06', 'Надеждинский район'),
];

describe('districts and cities of a region', () => {
  it('offers all cities, those of the chosen district first', () => {
    const names = (district: string) => cascadeOf(below, district).cities.map(({ areaName }) => areaName);
    expect(names('')).toEqual(['Спасск-Дальний', 'Кавалерово']);
    expect(names('Кавалеровский район')).toEqual(['Кавалерово', 'Спасск-Дальний']);
    expect(names('Надеждинский район')).toEqual(['Спасск-Дальний', 'Кавалерово']);
  });

  it('knows the district of a city, that a city has none, and that a village is not known', () => {
    const { districts, districtOf } = cascadeOf(below, '');
    expect(districts.map(({ areaName }) => areaName)).toEqual(['Кавалеровский район', 'Надеждинский район']);
    expect(['Кавалерово', 'Спасск-Дальний', 'Раздольное'].map(districtOf)).toEqual([
      'Кавалеровский район',
      '',
      undefined,
    ]);
  });
});
