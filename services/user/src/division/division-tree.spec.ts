import { DivisionTree } from './division-tree.js';
import type { Division } from './division.js';

const aDivision = (code: string, parentCode: string, level: number, ru: string): Division => ({
  areaId: String(code.length),
  code,
  parentCode,
  parentAreaId: parentCode === '0' ? '0' : String(parentCode.length),
  level,
  name: { ru, zh: `${ru}中`, en: `${ru}-en` },
});

describe('DivisionTree', () => {
  const tree = new DivisionTree([
    aDivision('RU', '0', 1, 'Россия'),
    aDivision('RU-PRI', 'RU', 2, 'Приморский край'),
    aDivision('RU-PRI-02', 'RU-PRI', 3, 'Уссурийск'),
  ]);
  const city = tree.find('RU-PRI-02')!;

  it('writes paths from the country down in the requested language', () => {
    expect(tree.toDivisionView(city, 'ru')).toMatchObject({
      dmPath: 'RU,RU-PRI,RU-PRI-02',
      namePath: 'Россия / Приморский край / Уссурийск',
      leaf: true,
    });
    expect(tree.toCascaderPath(city, 'zh').names).toEqual(['Россия中', 'Приморский край中', 'Уссурийск中']);
  });

  it('nests areas below their parents', () => {
    const [country] = tree.toAreaTree('0', 'en');
    expect(country?.areas?.[0]?.areas?.[0]?.areaName).toBe('Уссурийск-en');
  });

  it('finds no children of an unknown code', () => {
    expect(tree.children('XX')).toEqual([]);
  });
});
