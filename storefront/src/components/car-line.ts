import {
  conditionWords,
  figure,
  fuelWords,
  gearboxWords,
  kilometres,
  litres,
  word,
  type Locale,
} from '@mall/web-kit';

interface DescribedCar {
  readonly condition?: string;
  readonly year?: number;
  readonly mileageKm?: number;
  readonly engineCc?: number;
  readonly powerHp?: number;
  readonly fuel?: string;
  readonly gearbox?: string;
}

/** Formats a car in one line: `2021 · 45 000 км · 1,5 л, 150 л. с. · гибрид · вариатор`. */
export function carLine(car: DescribedCar, locale: Locale): readonly string[] {
  const isNew = car.condition === 'new';
  const engine = [
    car.engineCc ? litres(car.engineCc, locale) : undefined,
    car.powerHp ? figure(car.powerHp, 'hp', locale) : undefined,
  ].filter(Boolean);
  const small = (text: string): string => (locale === 'zh' ? text : text.toLocaleLowerCase(locale));
  return [
    car.year === undefined ? '' : String(car.year),
    isNew
      ? small(word(conditionWords, 'new', locale))
      : car.mileageKm === undefined
        ? ''
        : kilometres(car.mileageKm, locale),
    engine.join(', '),
    car.fuel ? small(word(fuelWords, car.fuel, locale)) : '',
    // The reduction gear of an electric car is not worth showing.
    car.gearbox && car.gearbox !== 'single' ? small(word(gearboxWords, car.gearbox, locale)) : '',
  ].filter(Boolean);
}
