import type { Texts } from '@mall/web-kit';
import type { LngLat } from './lng-lat.js';

interface Place extends LngLat {
  readonly names: Texts;
}

const place = (lng: number, lat: number, ru: string, zh: string, en: string): Place => ({
  lng,
  lat,
  names: { ru, zh, en },
});

/** Places of the trade: where cars are made, bought, cross the border and are handed over. Some are not divisions. */
export const PLACES: readonly Place[] = [
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
  place(131.118, 44.084, 'Дуннин', '东宁', 'Dongning'),
  place(131.84, 45.528, 'Мишань', '密山', 'Mishan'),
  place(132.96, 45.765, 'Хулинь', '虎林', 'Hulin'),
  place(134.007, 46.796, 'Жаохэ', '饶河', 'Raohe'),
  place(134.298, 48.363, 'Фуюань', '抚远', 'Fuyuan'),
  place(128.471, 49.563, 'Сюнькэ', '逊克', 'Xunke'),
  place(130.813, 47.576, 'Лобэй', '萝北', 'Luobei'),
  place(129.502, 42.888, 'Яньцзи', '延吉', 'Yanji'),
  place(129.842, 42.966, 'Тумэнь', '图们', 'Tumen'),
  place(119.7, 49.2, 'Хайлар', '海拉尔', 'Hailar'),
  place(122.526, 52.971, 'Мохэ', '漠河', 'Mohe'),
  place(82.57, 45.17, 'Алашанькоу', '阿拉山口', 'Alashankou'),
  place(130.78, 42.711, 'Краскино', '克拉斯基诺', 'Kraskino'),
];
