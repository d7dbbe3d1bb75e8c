import { say } from '@mall/validation';
import { words } from './word-tables.js';

/** Words about cars on first pages: all pages load these, the others only pages that show more. */
export const conditionLabel = say('Состояние', '车况', 'Condition');

export const conditionWords = words({
  new: say('Новый', '新车', 'New'),
  used: say('С пробегом', '二手车', 'Used'),
});

/** `hybridParallel` drives the wheels with both engines, `hybridSeries` is a range extender. */
export const fuelWords = words({
  petrol: say('Бензин', '汽油', 'Petrol'),
  diesel: say('Дизель', '柴油', 'Diesel'),
  hybridParallel: say('Гибрид', '油电混合', 'Hybrid'),
  hybridSeries: say('Последовательный гибрид', '增程式', 'Range extender'),
  phev: say('Подключаемый гибрид', '插电混动', 'Plug-in hybrid'),
  ev: say('Электро', '纯电动', 'Electric'),
});

export const gearboxWords = words({
  manual: say('Механика', '手动', 'Manual'),
  automatic: say('Автомат', '自动', 'Automatic'),
  cvt: say('Вариатор', '无级变速', 'CVT'),
  dct: say('Робот', '双离合', 'Dual clutch'),
  dht: say('Гибридная трансмиссия', '混动变速箱', 'Hybrid transmission'),
  single: say('Редуктор', '固定齿比', 'Single speed'),
});

/** Short claims on a car card; the product service decides which ones a car gets. */
export const badgeWords = words({
  inspected: say('Проверен', '已检测', 'Inspected'),
  power160: say('До 160 л. с.', '160马力以内', 'Up to 160 hp'),
  power80: say('До 80 л. с. за 30 минут', '30分钟功率80马力以内', 'Up to 80 hp for 30 minutes'),
  age3to5: say('3–5 лет', '车龄3至5年', '3 to 5 years old'),
  noAccidents: say('Без ДТП', '无事故', 'No accidents'),
  oneOwner: say('Один владелец', '一手车', 'One owner'),
  readyToExport: say('Готов к отправке', '可立即出口', 'Ready to ship'),
});

export const bodyWords = words({
  sedan: say('Седан', '轿车', 'Sedan'),
  hatchback: say('Хэтчбек', '两厢车', 'Hatchback'),
  liftback: say('Лифтбек', '掀背车', 'Liftback'),
  wagon: say('Универсал', '旅行车', 'Estate'),
  suv: say('Внедорожник', '越野车', 'Off-roader'),
  crossover: say('Кроссовер', 'SUV', 'Crossover'),
  coupe: say('Купе', '双门轿跑', 'Coupe'),
  convertible: say('Кабриолет', '敞篷车', 'Convertible'),
  minivan: say('Минивэн', 'MPV', 'Minivan'),
  pickup: say('Пикап', '皮卡', 'Pickup'),
  van: say('Микроавтобус', '厢式车', 'Van'),
});
