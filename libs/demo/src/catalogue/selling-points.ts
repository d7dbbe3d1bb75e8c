import type { DemoCar } from './demo-car.js';
import type { Trilingual } from './model.js';

const thousands = (value: number, gap: string): string => String(value).replace(/\B(?=(\d{3})+$)/g, gap);

type Claim = (car: DemoCar) => Trilingual | undefined;

const say = (ru: string, zh: string, en: string): Trilingual => ({ ru, zh, en });

/** Claims in order of importance; one that does not apply yields an empty result. */
const claims: Claim[] = [
  (car) =>
    car.condition === 'used' && car.transferCount === 0 && car.accidentGrade === 'none'
      ? say('один владелец, без ДТП', '一手车，无事故', 'one owner, no accidents')
      : undefined,
  (car) =>
    car.condition === 'used' && (car.mileageKm ?? 0) < 30_000
      ? say(
          `пробег ${thousands(car.mileageKm ?? 0, ' ')} км`,
          `行驶${thousands(car.mileageKm ?? 0, ',')}公里`,
          `${thousands(car.mileageKm ?? 0, ',')} km on the clock`,
        )
      : undefined,
  (car) =>
    car.condition === 'new'
      ? say('новый, заводская гарантия', '全新车，原厂质保', 'new, with the maker’s warranty')
      : undefined,
  (car) =>
    car.rangeKm && car.fuel === 'ev'
      ? say(`запас хода ${car.rangeKm} км`, `续航${car.rangeKm}公里`, `${car.rangeKm} km on one charge`)
      : undefined,
  (car) =>
    car.rangeKm && car.fuel !== 'ev'
      ? say(
          `до ${car.rangeKm} км на электротяге`,
          `纯电可行驶${car.rangeKm}公里`,
          `up to ${car.rangeKm} km on the battery`,
        )
      : undefined,
  (car) => ((car.seats ?? 5) === 6 ? say('шесть отдельных мест', '六座布局', 'six seats') : undefined),
  (car) => ((car.seats ?? 5) === 7 ? say('семь мест', '七座布局', 'seven seats') : undefined),
  (car) => (car.drive === 'awd' ? say('полный привод', '四驱', 'all-wheel drive') : undefined),
  (car) =>
    car.powerHp! <= 160 && car.fuel === 'petrol'
      ? say(`${car.powerHp} л. с.`, `${car.powerHp}马力`, `${car.powerHp} hp`)
      : undefined,
  (car) => (car.keys === 2 ? say('два ключа', '两把钥匙', 'two keys') : undefined),
  (car) =>
    car.gearbox === 'automatic'
      ? say('классический автомат', '手自一体变速箱', 'automatic gearbox')
      : undefined,
  () => say('документы готовы к вывозу', '出口手续齐全', 'papers ready for export'),
];

/** Joins at most three claims in one line with a capital first letter. */
export function sellingPointOf(car: DemoCar): Trilingual {
  const held: Trilingual[] = [];
  for (const claim of claims) {
    const said = claim(car);
    if (said) held.push(said);
    if (held.length === 3) break;
  }
  return {
    ru: capital(held.map((said) => said.ru).join(', ')),
    zh: held.map((said) => said.zh).join('，'),
    en: capital(held.map((said) => said.en).join(', ')),
  };
}

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);
