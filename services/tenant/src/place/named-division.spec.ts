import { isChinese, namedDivision } from './named-division.js';

const provinces = [
  { areaName: '重庆市', code: '500000', areas: [{ areaName: '重庆市', code: '500100' }] },
  {
    areaName: '吉林省',
    code: '220000',
    areas: [
      { areaName: '长春市', code: '220100' },
      { areaName: '吉林市', code: '220200' },
    ],
  },
  {
    areaName: '黑龙江省',
    code: '230000',
    areas: [
      { areaName: '牡丹江市', code: '231000' },
      { areaName: '绥芬河市', code: '231081' },
    ],
  },
  {
    areaName: '内蒙古自治区',
    code: '150000',
    areas: [{ areaName: '呼伦贝尔市', code: '150700' }],
  },
];

it.each([
  ['黑龙江省绥芬河市综合保税区迎宾路18号', '231081'],
  ['157300 中国黑龙江省 绥芬河市迎宾路18号', '231081'],
  ['黑龙江绥芬河综合保税区', '231081'],
  ['黑龙江省牡丹江市绥芬河市迎宾路', '231081'],
  ['黑龙江省东宁市中华路1号', '230000'],
  ['绥芬河市迎宾路18号', '231081'],
  ['重庆市渝北区金开大道西段106号', '500000'],
  ['吉林省吉林市重庆路5号', '220200'],
  ['内蒙古满洲里市进出口加工区', '150000'],
])('%s is in %s', (address, code) => {
  expect(namedDivision(address, provinces)?.code).toBe(code);
});

it.each(['迎宾路18号', 'г. Уссурийск, ул. Некрасова, 1', ''])('%s names no division', (address) => {
  expect(namedDivision(address, provinces)).toBeUndefined();
});

it('distinguishes Chinese from other writing', () => {
  expect(['绥芬河 18', 'г. Уссурийск', 'Suifenhe'].map(isChinese)).toEqual([true, false, false]);
});
