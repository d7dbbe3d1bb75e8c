import type { Trilingual } from './model.js';

export interface Yard {
  city: Trilingual;
  /** Minimum number of days until the car is ready at the border. */
  daysToReady: number;
  weight: number;
}

const yard = (zh: string, ru: string, en: string, daysToReady: number, weight: number): Yard => ({
  city: { ru, zh, en },
  daysToReady,
  weight,
});

/** Locations of cars: border towns and ports first, then the cities where they are bought. */
export const yards: Yard[] = [
  yard('绥芬河', 'Суйфэньхэ', 'Suifenhe', 2, 16),
  yard('珲春', 'Хуньчунь', 'Hunchun', 3, 8),
  yard('黑河', 'Хэйхэ', 'Heihe', 4, 4),
  yard('满洲里', 'Маньчжурия', 'Manzhouli', 5, 5),
  yard('哈尔滨', 'Харбин', 'Harbin', 5, 12),
  yard('长春', 'Чанчунь', 'Changchun', 6, 8),
  yard('沈阳', 'Шэньян', 'Shenyang', 7, 8),
  yard('大连', 'Далянь', 'Dalian', 7, 10),
  yard('天津', 'Тяньцзинь', 'Tianjin', 9, 12),
  yard('北京', 'Пекин', 'Beijing', 9, 8),
  yard('青岛', 'Циндао', 'Qingdao', 9, 6),
  yard('郑州', 'Чжэнчжоу', 'Zhengzhou', 11, 5),
  yard('西安', 'Сиань', "Xi'an", 12, 4),
  yard('上海', 'Шанхай', 'Shanghai', 12, 9),
  yard('苏州', 'Сучжоу', 'Suzhou', 12, 4),
  yard('杭州', 'Ханчжоу', 'Hangzhou', 12, 6),
  yard('宁波', 'Нинбо', 'Ningbo', 12, 4),
  yard('合肥', 'Хэфэй', 'Hefei', 12, 4),
  yard('武汉', 'Ухань', 'Wuhan', 13, 4),
  yard('重庆', 'Чунцин', 'Chongqing', 15, 9),
  yard('成都', 'Чэнду', 'Chengdu', 15, 7),
  yard('广州', 'Гуанчжоу', 'Guangzhou', 16, 8),
  yard('深圳', 'Шэньчжэнь', 'Shenzhen', 16, 5),
];

/** Delivery to the yard in Ussuriysk; the buyer clears customs. */
export const incoterm = 'DAP Ussuriysk';
