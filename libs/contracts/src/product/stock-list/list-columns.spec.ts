import { LOCALES } from '@mall/validation';
import { carFactNames } from '../car-fact-table.js';
import {
  columnOfHeading,
  columnsOfHeadings,
  hasOtherUnit,
  listColumn,
  listColumns,
  templateColumns,
  timesOf,
} from './list-columns.js';

const codeOf = (heading: string): string | undefined => columnOfHeading(heading)?.code;

it('knows the heading of each column of the template in each language', () => {
  for (const locale of LOCALES)
    for (const column of templateColumns(locale))
      expect([column.label[locale], codeOf(column.label[locale])]).toEqual([
        column.label[locale],
        column.code,
      ]);
});

it('has a column for each field once, and three for texts in three languages', () => {
  const codes = listColumns.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  expect(listColumns.map(({ field }) => field)).toEqual(expect.arrayContaining(carFactNames));
  expect(codes).toEqual(
    expect.arrayContaining(['vin', 'brandId', 'name.zh', 'trim.ru', 'mileageKm', 'stock']),
  );
});

it.each([
  ['车架号', 'vin'],
  ['VIN', 'vin'],
  ['车架号（VIN）', 'vin'],
  [' Пробег , км ', 'mileageKm'],
  ['ПРОБЕГ', 'mileageKm'],
  ['行驶里程 (公里)', 'mileageKm'],
  ['行驶里程（万公里）', 'mileageKm'],
  ['售价（元）', 'priceFee'],
  ['售价（万元）', 'priceFee'],
  ['Объем двигателя', 'engineCc'],
  ['名称*', 'name.zh'],
  ['Название', 'name.ru'],
  ['功率（kW）', 'powerKw'],
  ['功率(马力)', 'powerHp'],
])('reads %s as %s', (heading, code) => expect(codeOf(heading)).toBe(code));

it.each(['功率', '行驶里程（英里）', 'Цена, ₽', '备注', '', '（）'])(
  'leaves %j to the person, because it names several columns, another unit or none',
  (heading) => expect(codeOf(heading)).toBeUndefined(),
);

it('gives a column that two headings name to the first', () => {
  expect(columnsOfHeadings(['VIN', '车架号', 'Пробег']).map((column) => column?.code)).toEqual([
    'vin',
    undefined,
    'mileageKm',
  ]);
});

it('multiplies figures below a heading in ten thousands, and no others', () => {
  expect(['售价（万元）', '行驶里程（万公里）', '万元', '售价（元）', 'Пробег, км'].map(timesOf)).toEqual([
    10_000, 10_000, 10_000, 1, 1,
  ]);
});

it('knows a heading with another unit than the column to which a person maps it', () => {
  const mileage = listColumn('mileageKm')!;
  expect(['里程（英里）', 'Odometer, miles', '功率（马力）'].every((one) => hasOtherUnit(mileage, one))).toBe(
    true,
  );
  expect(
    ['里程', '里程（公里）', '里程（万公里）', '里程（表显）'].some((one) => hasOtherUnit(mileage, one)),
  ).toBe(false);
});
