import { drives, fuels, gearboxes } from './words.js';
import type { DemoCar } from './demo-car.js';
import type { Trilingual } from './model.js';

type Language = keyof Trilingual;
const languages: Language[] = ['ru', 'zh', 'en'];

/** Writes the description of a car in whole sentences; paragraphs are separated by an empty line. */
export function descriptionOf(car: DemoCar): Trilingual {
  const inLanguage = (language: Language) =>
    [past, machine, way]
      .map((paragraph) => paragraph(car)[language])
      .filter((text) => text !== '')
      .join('\n\n');
  return Object.fromEntries(languages.map((language) => [language, inLanguage(language)])) as Record<
    Language,
    string
  >;
}

function past(car: DemoCar): Trilingual {
  if (car.condition === 'new') {
    return {
      ru: `Новый автомобиль ${car.year} модельного года, в наличии ${car.stock} шт. На одометре только перегон от дилера до площадки.`,
      zh: `${car.year}款全新车，现车${car.stock}台，表显里程仅为经销商至场地的转运里程。`,
      en: `A new car of model year ${car.year}, ${car.stock} in stock. The odometer shows only the way from the dealer to the yard.`,
    };
  }
  const month = car.firstRegDate!.slice(5, 7);
  const year = car.firstRegDate!.slice(0, 4);
  const km = car.mileageKm.toLocaleString('ru-RU');
  const owners = car.transferCount! + 1;
  return {
    ru: `Первая регистрация ${month}.${year}, пробег ${km} км, владельцев по документам: ${owners}, ключей: ${car.keys}. Пробег сверен с записями сервиса, толщина краски измерена на каждой панели — всё в отчёте осмотра.`,
    zh: `首次上牌${year}年${Number(month)}月，行驶${car.mileageKm.toLocaleString('en-US')}公里，历任车主${owners}位，钥匙${car.keys}把。里程已与保养记录核对，每块覆盖件均测量漆膜厚度，详见检测报告。`,
    en: `First registered ${month}/${year}, ${car.mileageKm.toLocaleString('en-US')} km, owners on record: ${owners}, keys: ${car.keys}. The mileage was compared with the service records and the paint measured on every panel; see the inspection report.`,
  };
}

function machine(car: DemoCar): Trilingual {
  const litres = (car.engineCc / 1000).toFixed(1);
  const fuel = fuels[car.fuel];
  const drive = drives[car.drive];
  const gearbox = gearboxes[car.gearbox];
  const engine = car.engineCc > 0;
  const motor = car.power30MinKw
    ? {
        ru: ` 30-минутная мощность электромоторов ${car.power30MinKw} кВт, батарея ${String(car.batteryKwh).replace('.', ',')} кВт·ч.`,
        zh: `电机30分钟功率${car.power30MinKw}千瓦，电池容量${car.batteryKwh}千瓦时。`,
        en: ` The motors give ${car.power30MinKw} kW for thirty minutes; the battery holds ${car.batteryKwh} kWh.`,
      }
    : { ru: '', zh: '', en: '' };
  return {
    ru: `${fuel.ru}${engine ? `, ${litres.replace('.', ',')} л` : ''}, ${car.powerHp} л. с. (${car.powerKw} кВт), ${gearbox.ru}, привод ${drive.ru}. Мест: ${car.seats}.${motor.ru}`,
    zh: `${fuel.zh}${engine ? `，排量${litres}升` : ''}，最大功率${car.powerKw}千瓦（${car.powerHp}马力），${gearbox.zh}，${drive.zh}，${car.seats}座。${motor.zh}`,
    en: `${fuel.en}${engine ? `, ${litres} l` : ''}, ${car.powerHp} hp (${car.powerKw} kW), ${gearbox.en}, ${drive.en}. Seats: ${car.seats}.${motor.en}`,
  };
}

function way(car: DemoCar): Trilingual {
  const [year, month, day] = car.exportReadyDate.split('-');
  return {
    ru: `Автомобиль стоит в городе ${car.locationCity.ru}, готовность к вывозу — ${day}.${month}.${year}. Цена включает доставку до Уссурийска на условиях DAP; таможенное оформление в России оплачивается отдельно.`,
    zh: `车辆现停放于${car.locationCity.zh}，出口就绪日期为${year}年${Number(month)}月${Number(day)}日。价格含运至乌苏里斯克费用（DAP），俄罗斯清关费用另计。`,
    en: `The car stands in ${car.locationCity.en} ready for export from ${day}.${month}.${year}. The price includes carriage to Ussuriysk (DAP); customs clearance in Russia is paid separately.`,
  };
}
