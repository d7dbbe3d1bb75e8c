import { localised, type Locale, type Texts } from '@mall/web-kit';
import type { MapLocation } from './location.js';
import { readDegrees } from './lng-lat.js';

/** The longest keyword of a search. Prescribed. */
export const KEYWORD_MAX = 100;

/** Finds places by words. @throws Error with a message of the service when it fails. */
export type Geocoder = (keyword: string, locale: Locale) => Promise<readonly MapLocation[]>;

const place = (lng: number, lat: number, ru: string, zh: string, en: string) => ({
  lng,
  lat,
  names: { ru, zh, en } satisfies Texts,
});

/** Places of the trade that are found without a service. */
const PLACES = [
  place(131.951, 43.797, 'Уссурийск', '乌苏里斯克', 'Ussuriysk'),
  place(131.886, 43.116, 'Владивосток', '符拉迪沃斯托克', 'Vladivostok'),
  place(135.072, 48.48, 'Хабаровск', '哈巴罗夫斯克', 'Khabarovsk'),
  place(127.527, 50.291, 'Благовещенск', '布拉戈维申斯克', 'Blagoveshchensk'),
  place(117.327, 49.651, 'Забайкальск', '后贝加尔斯克', 'Zabaykalsk'),
  place(37.618, 55.756, 'Москва', '莫斯科', 'Moscow'),
  place(30.316, 59.939, 'Санкт-Петербург', '圣彼得堡', 'Saint Petersburg'),
  place(60.606, 56.839, 'Екатеринбург', '叶卡捷琳堡', 'Yekaterinburg'),
  place(82.921, 55.03, 'Новосибирск', '新西伯利亚', 'Novosibirsk'),
  place(131.15, 44.397, 'Суйфэньхэ', '绥芬河', 'Suifenhe'),
  place(130.366, 42.863, 'Хуньчунь', '珲春', 'Hunchun'),
  place(127.528, 50.245, 'Хэйхэ', '黑河', 'Heihe'),
  place(117.455, 49.598, 'Маньчжурия', '满洲里', 'Manzhouli'),
  place(80.412, 44.214, 'Хоргос', '霍尔果斯', 'Khorgos'),
  place(126.642, 45.757, 'Харбин', '哈尔滨', 'Harbin'),
  place(125.324, 43.817, 'Чанчунь', '长春', 'Changchun'),
  place(123.432, 41.806, 'Шэньян', '沈阳', 'Shenyang'),
  place(121.615, 38.914, 'Далянь', '大连', 'Dalian'),
  place(116.407, 39.904, 'Пекин', '北京', 'Beijing'),
  place(117.201, 39.085, 'Тяньцзинь', '天津', 'Tianjin'),
  place(120.383, 36.067, 'Циндао', '青岛', 'Qingdao'),
  place(121.474, 31.23, 'Шанхай', '上海', 'Shanghai'),
  place(113.264, 23.129, 'Гуанчжоу', '广州', 'Guangzhou'),
  place(87.617, 43.825, 'Урумчи', '乌鲁木齐', 'Urumqi'),
] as const;

/** Coordinates as they are typed, `131.95, 43.79`, or a place of the trade by its name in any language. */
export const offlineGeocoder: Geocoder = (keyword, locale) => {
  const [first = '', second = ''] = keyword.split(/[,;\s]+/);
  const lng = readDegrees(first, 'lng');
  const lat = readDegrees(second, 'lat');
  if (lng !== undefined && lat !== undefined) return Promise.resolve([{ lng, lat, address: '' }]);
  const part = keyword.toLowerCase();
  return Promise.resolve(
    PLACES.filter(({ names }) => Object.values(names).some((name) => name.toLowerCase().includes(part))).map(
      ({ names, ...point }) => ({ ...point, address: localised(names, locale) }),
    ),
  );
};
