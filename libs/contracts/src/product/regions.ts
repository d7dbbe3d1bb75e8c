import type { Texts } from '@mall/validation';

const region = (ru: string, zh: string, en: string, cities: string) => ({
  name: { ru, zh, en } satisfies Texts,
  cities: cities.split(' '),
});

/** Provinces where cars for export stand, each with the Chinese names of its larger cities. */
const table = {
  heilongjiang: region(
    'Хэйлунцзян',
    '黑龙江',
    'Heilongjiang',
    '哈尔滨 绥芬河 黑河 牡丹江 佳木斯 齐齐哈尔 大庆',
  ),
  jilin: region('Гирин', '吉林', 'Jilin', '长春 珲春 吉林市 延吉 四平'),
  liaoning: region('Ляонин', '辽宁', 'Liaoning', '沈阳 大连 丹东 营口 鞍山 锦州'),
  innerMongolia: region(
    'Внутренняя Монголия',
    '内蒙古',
    'Inner Mongolia',
    '满洲里 呼和浩特 包头 二连浩特 鄂尔多斯',
  ),
  xinjiang: region('Синьцзян', '新疆', 'Xinjiang', '乌鲁木齐 霍尔果斯 阿拉山口 喀什'),
  beijing: region('Пекин', '北京', 'Beijing', '北京'),
  tianjin: region('Тяньцзинь', '天津', 'Tianjin', '天津'),
  hebei: region('Хэбэй', '河北', 'Hebei', '石家庄 唐山 保定 廊坊'),
  shanxi: region('Шаньси', '山西', 'Shanxi', '太原 大同'),
  shandong: region('Шаньдун', '山东', 'Shandong', '青岛 济南 烟台 临沂 潍坊 威海'),
  henan: region('Хэнань', '河南', 'Henan', '郑州 洛阳'),
  shaanxi: region('Шэньси', '陕西', 'Shaanxi', '西安 咸阳'),
  gansu: region('Ганьсу', '甘肃', 'Gansu', '兰州'),
  shanghai: region('Шанхай', '上海', 'Shanghai', '上海'),
  jiangsu: region('Цзянсу', '江苏', 'Jiangsu', '苏州 南京 无锡 常州 南通 徐州'),
  zhejiang: region('Чжэцзян', '浙江', 'Zhejiang', '杭州 宁波 温州 台州 金华 义乌'),
  anhui: region('Аньхой', '安徽', 'Anhui', '合肥 芜湖'),
  fujian: region('Фуцзянь', '福建', 'Fujian', '福州 厦门 泉州'),
  jiangxi: region('Цзянси', '江西', 'Jiangxi', '南昌'),
  hubei: region('Хубэй', '湖北', 'Hubei', '武汉 襄阳 十堰'),
  hunan: region('Хунань', '湖南', 'Hunan', '长沙 株洲'),
  chongqing: region('Чунцин', '重庆', 'Chongqing', '重庆'),
  sichuan: region('Сычуань', '四川', 'Sichuan', '成都 绵阳'),
  guizhou: region('Гуйчжоу', '贵州', 'Guizhou', '贵阳'),
  yunnan: region('Юньнань', '云南', 'Yunnan', '昆明'),
  guangxi: region('Гуанси', '广西', 'Guangxi', '南宁 柳州'),
  guangdong: region('Гуандун', '广东', 'Guangdong', '广州 深圳 东莞 佛山 珠海 中山'),
  hainan: region('Хайнань', '海南', 'Hainan', '海口 三亚'),
} as const;

export type Region = keyof typeof table;

export const REGIONS = Object.keys(table) as Region[];

export const regionWords = Object.fromEntries(
  Object.entries(table).map(([code, { name }]) => [code, name]),
) as Record<Region, Texts>;

const regionByCity = new Map(
  Object.entries(table).flatMap(([code, { cities }]) =>
    cities.map((city) => [city, code as Region] as const),
  ),
);

/** Returns the province of a city by its Chinese name; `undefined` for a city that is not in the table. */
export function regionOf(city: string): Region | undefined {
  return regionByCity.get(city) ?? regionByCity.get(city.replace(/市$/, ''));
}
