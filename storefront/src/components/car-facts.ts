import {
  accidentWords,
  bodyWords,
  colourWords,
  conditionWords,
  day,
  deliveryTerm,
  driveWords,
  figure,
  fuelWords,
  gearboxWords,
  kilometres,
  litres,
  steeringWords,
  unbroken,
  wholeNumber,
  word,
  type Locale,
  type OutputOf,
} from '@mall/web-kit';

type Car = OutputOf<'product.car.prodInfo'>;

export type FactName =
  | 'condition'
  | 'year'
  | 'firstRegDate'
  | 'mileage'
  | 'owners'
  | 'accidents'
  | 'keys'
  | 'fuel'
  | 'engine'
  | 'engineCode'
  | 'power'
  | 'power30Min'
  | 'enginePower'
  | 'motorPower'
  | 'torque'
  | 'battery'
  | 'range'
  | 'gearbox'
  | 'drive'
  | 'body'
  | 'colour'
  | 'interiorColour'
  | 'steering'
  | 'seats'
  | 'doors'
  | 'size'
  | 'wheelbase'
  | 'weight'
  | 'trim'
  | 'vin'
  | 'ecoClass'
  | 'city'
  | 'incoterm'
  | 'exportReadyDate';

export type GroupName = 'state' | 'engine' | 'body' | 'papers';

export interface FactGroup {
  readonly name: GroupName;
  readonly facts: readonly { readonly name: FactName; readonly value: string }[];
}

/** Returns the facts of a car in groups, as shown to a buyer; omits unknown ones. */
export function factGroups(car: Car, locale: Locale): readonly FactGroup[] {
  const number = (value: number | undefined): string | undefined =>
    value === undefined ? undefined : wholeNumber(value, locale);
  const kw = (value: number | undefined): string | undefined =>
    value ? figure(value, 'kw', locale) : undefined;
  const power = [car.powerHp && figure(car.powerHp, 'hp', locale), kw(car.powerKw)]
    .filter(Boolean)
    .join(' / ');
  const size = [car.lengthMm, car.widthMm, car.heightMm];
  const groups: Record<GroupName, Partial<Record<FactName, string | undefined>>> = {
    state: {
      condition: word(conditionWords, car.condition, locale),
      year: car.year === undefined ? undefined : String(car.year),
      firstRegDate: car.firstRegDate && day(car.firstRegDate, locale),
      mileage: car.mileageKm === undefined ? undefined : kilometres(car.mileageKm, locale),
      owners: number(car.transferCount === undefined ? undefined : car.transferCount + 1),
      accidents: word(accidentWords, car.accidentGrade, locale),
      keys: number(car.keys),
    },
    engine: {
      fuel: word(fuelWords, car.fuel, locale),
      engine: car.engineCc
        ? `${litres(car.engineCc, locale)} (${figure(car.engineCc, 'cc', locale)})`
        : undefined,
      engineCode: car.engineCode,
      power,
      power30Min: kw(car.power30MinKw),
      enginePower: kw(car.enginePowerKw),
      motorPower: kw(car.motorPowerKw),
      torque: car.torqueNm ? figure(car.torqueNm, 'nm', locale) : undefined,
      battery: car.batteryKwh ? figure(car.batteryKwh, 'kwh', locale) : undefined,
      range: car.rangeKm ? kilometres(car.rangeKm, locale) : undefined,
      gearbox: word(gearboxWords, car.gearbox, locale),
      drive: word(driveWords, car.drive, locale),
    },
    body: {
      body: word(bodyWords, car.bodyType, locale),
      colour: word(colourWords, car.colour, locale),
      interiorColour: word(colourWords, car.interiorColour, locale),
      steering: word(steeringWords, car.steering, locale),
      trim: car.trimName && unbroken(car.trimName),
      seats: number(car.seats),
      doors: number(car.doors),
      size: size.every(Boolean)
        ? unbroken(`${size.map((side) => number(side)).join(' × ')} ${figure(0, 'mm', locale).slice(2)}`)
        : undefined,
      wheelbase: car.wheelbaseMm ? figure(car.wheelbaseMm, 'mm', locale) : undefined,
      weight: car.curbWeightKg ? figure(car.curbWeightKg, 'kg', locale) : undefined,
    },
    papers: {
      vin: car.vin,
      ecoClass: car.ecoClass,
      city: car.city,
      incoterm: car.incoterm && deliveryTerm(car.incoterm, locale),
      exportReadyDate: car.exportReadyDate && day(car.exportReadyDate, locale),
    },
  };
  return (Object.keys(groups) as GroupName[])
    .map((name) => ({
      name,
      facts: (Object.entries(groups[name]) as [FactName, string | undefined][]).flatMap(([fact, value]) =>
        value ? [{ name: fact, value }] : [],
      ),
    }))
    .filter(({ facts }) => facts.length > 0);
}
