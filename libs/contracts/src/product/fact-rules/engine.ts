import { say, type Texts } from '@mall/validation';
import { fuelWords, gearboxWords, type Fuel, type Gearbox } from '../car-words.js';
import { hpFromKw, isElectricDrive } from '../preferential-fee.js';
import { ask, refuse } from './rule.js';

const isCombustionOnly = (fuel: Fuel): boolean => fuel === 'petrol' || fuel === 'diesel';
const fuelIn = (fuel: Fuel): Texts => fuelWords[fuel];

/** Rated power of a litre of displacement, kW: the bounds of engines in series cars, rally versions and vans included. */
const KW_PER_LITRE: Readonly<Partial<Record<Fuel, readonly [least: number, most: number]>>> = {
  petrol: [30, 190],
  diesel: [20, 110],
};
/** Battery of a mild hybrid, which is sold as a petrol or diesel car. */
const MILD_KWH = 3;
/** Electric range for one kWh of the battery. Small city cars reach 13 km by the Chinese cycle. */
const KM_PER_KWH = [1.5, 15] as const;
/** Share of the peak power below which the 30-minute power is improbable, per cent; motors of series cars hold 35 to 60. */
const LEAST_30_MIN_PERCENT = 25;
/** Rounding of two figures that are added up. */
const ROUNDING = 1.02;

/** Gearboxes that are not built with an engine. */
const OTHER_GEARBOXES: Readonly<Record<Fuel, readonly Gearbox[]>> = {
  petrol: ['single', 'dht'],
  diesel: ['single', 'dht'],
  hybridParallel: [],
  hybridSeries: ['manual', 'cvt'],
  phev: ['manual'],
  ev: ['manual', 'cvt', 'dct', 'dht'],
};

/** Rules between fuel, engine, motor, battery and power. */
export const engineRules = {
  electricWithEngine: refuse(
    ['fuel', 'engineCc'],
    say(
      'У электромобиля нет двигателя внутреннего сгорания: уберите объём {cc} см³ или исправьте топливо',
      '纯电动车没有内燃机，请删除排量 {cc} mL，或更正燃料类型',
      'An electric car has no combustion engine: remove the {cc} cc or correct the fuel',
    ),
    ({ fuel, engineCc }) => fuel === 'ev' && engineCc > 0 && { cc: engineCc },
  ),
  electricWithEnginePower: refuse(
    ['fuel', 'enginePowerKw'],
    say(
      'У электромобиля нет двигателя внутреннего сгорания: уберите мощность ДВС или исправьте топливо',
      '纯电动车没有内燃机，请删除发动机功率，或更正燃料类型',
      'An electric car has no combustion engine: remove the power of the engine or correct the fuel',
    ),
    ({ fuel, enginePowerKw }) => fuel === 'ev' && enginePowerKw > 0,
  ),
  withoutEngine: refuse(
    ['fuel', 'engineCc'],
    say(
      'Топливо «{fuel}», а объём двигателя — 0. Укажите объём или исправьте топливо',
      '燃料类型为“{fuel}”，排量却为 0。请填写排量或更正燃料类型',
      'The fuel is “{fuel}”, but the engine has 0 cc. Enter its size or correct the fuel',
    ),
    ({ fuel, engineCc }) => fuel !== 'ev' && engineCc === 0 && { fuel: fuelIn(fuel) },
  ),
  rangeWithoutMotor: refuse(
    ['fuel', 'rangeKm'],
    say(
      'Топливо «{fuel}», а указан запас хода на электротяге. Уберите его или исправьте топливо',
      '燃料类型为“{fuel}”，却填写了纯电续航。请删除续航或更正燃料类型',
      'The fuel is “{fuel}”, but an electric range is given. Remove it or correct the fuel',
    ),
    ({ fuel, rangeKm }) => isCombustionOnly(fuel) && rangeKm > 0 && { fuel: fuelIn(fuel) },
  ),
  thirtyMinutesWithoutMotor: refuse(
    ['fuel', 'power30MinKw'],
    say(
      'Топливо «{fuel}», а указана 30-минутная мощность электромотора. Уберите её или исправьте топливо',
      '燃料类型为“{fuel}”，却填写了电机 30 分钟功率。请删除该功率或更正燃料类型',
      'The fuel is “{fuel}”, but a 30-minute power of a motor is given. Remove it or correct the fuel',
    ),
    ({ fuel, power30MinKw }) => isCombustionOnly(fuel) && power30MinKw > 0 && { fuel: fuelIn(fuel) },
  ),
  motorWithoutHybrid: ask(
    ['fuel', 'motorPowerKw'],
    say(
      'Топливо «{fuel}», а указана мощность электромоторов {kw} кВт. Это не гибрид?',
      '燃料类型为“{fuel}”，却填写了电机功率 {kw} kW，是否应为混合动力？',
      'The fuel is “{fuel}”, but motors of {kw} kW are given. Is it not a hybrid?',
    ),
    ({ fuel, motorPowerKw }) =>
      isCombustionOnly(fuel) && motorPowerKw > 0 && { fuel: fuelIn(fuel), kw: motorPowerKw },
  ),
  batteryWithoutHybrid: ask(
    ['fuel', 'batteryKwh'],
    say(
      'Топливо «{fuel}», а указана батарея {kwh} кВт·ч. Это не гибрид?',
      '燃料类型为“{fuel}”，却填写了 {kwh} kWh 的电池，是否应为混合动力？',
      'The fuel is “{fuel}”, but a battery of {kwh} kWh is given. Is it not a hybrid?',
    ),
    ({ fuel, batteryKwh }) =>
      isCombustionOnly(fuel) && batteryKwh > MILD_KWH && { fuel: fuelIn(fuel), kwh: batteryKwh },
  ),
  noPower: refuse(
    ['powerKw'],
    say('Мощность не может быть 0', '功率不能为 0', 'The power cannot be 0'),
    ({ powerKw }) => powerKw === 0,
  ),
  powerOfEngine: ask(
    ['fuel', 'engineCc', 'powerKw'],
    say(
      '{kw} кВт ({hp} л. с.) при объёме {cc} см³ — необычная мощность. От неё зависит утилизационный сбор. Всё верно?',
      '{cc} mL 排量对应 {kw} kW（{hp} 马力），较为罕见，且会影响报废税。是否无误？',
      '{kw} kW ({hp} hp) of {cc} cc are unusual, and the recycling fee depends on them. Is that right?',
    ),
    ({ fuel, engineCc, powerKw }) => {
      const bounds = KW_PER_LITRE[fuel];
      if (!bounds || engineCc === 0 || powerKw === 0) return undefined;
      const perLitre = (powerKw * 1000) / engineCc;
      const isUnusual = perLitre < bounds[0] || perLitre > bounds[1];
      return isUnusual && { kw: powerKw, hp: hpFromKw(powerKw), cc: engineCc };
    },
  ),
  thirtyMinutesAbovePeak: refuse(
    ['powerKw', 'power30MinKw'],
    say(
      '30-минутная мощность {kw30} кВт больше полной мощности {kw} кВт',
      '30 分钟功率 {kw30} kW 大于总功率 {kw} kW',
      'The 30-minute power of {kw30} kW is above the power of {kw} kW',
    ),
    ({ powerKw, power30MinKw }) => power30MinKw > powerKw && { kw: powerKw, kw30: power30MinKw },
  ),
  thirtyMinutesAboveMotor: refuse(
    ['motorPowerKw', 'power30MinKw'],
    say(
      '30-минутная мощность {kw30} кВт больше мощности электромоторов {kw} кВт',
      '30 分钟功率 {kw30} kW 大于电机功率 {kw} kW',
      'The 30-minute power of {kw30} kW is above the {kw} kW of the motors',
    ),
    ({ motorPowerKw, power30MinKw }) =>
      motorPowerKw > 0 && power30MinKw > motorPowerKw && { kw: motorPowerKw, kw30: power30MinKw },
  ),
  thirtyMinutesOfElectric: ask(
    ['fuel', 'powerKw', 'power30MinKw'],
    say(
      '30-минутная мощность {kw30} кВт — это лишь {percent} % от {kw} кВт. По ней считают утилизационный сбор, и таможня сверит её с документами. Всё верно?',
      '30 分钟功率 {kw30} kW 仅为 {kw} kW 的 {percent}%。报废税按此计算，海关会与文件核对。是否无误？',
      'The 30-minute power of {kw30} kW is only {percent} % of {kw} kW. The recycling fee depends on it, and customs compare it with the papers. Is that right?',
    ),
    ({ fuel, powerKw, power30MinKw }) => {
      if (!isElectricDrive(fuel) || power30MinKw === 0 || powerKw === 0) return undefined;
      const percent = Math.round((power30MinKw / powerKw) * 100);
      return percent < LEAST_30_MIN_PERCENT && { kw: powerKw, kw30: power30MinKw, percent };
    },
  ),
  powerAboveParts: refuse(
    ['enginePowerKw', 'motorPowerKw', 'powerKw'],
    say(
      'Мощность {kw} кВт больше суммы двигателя и электромоторов, {sum} кВт',
      '功率 {kw} kW 大于发动机与电机之和 {sum} kW',
      'The power of {kw} kW is above that of engine and motors together, {sum} kW',
    ),
    ({ enginePowerKw, motorPowerKw, powerKw }) => {
      const sum = enginePowerKw + motorPowerKw;
      return enginePowerKw > 0 && motorPowerKw > 0 && powerKw > sum * ROUNDING && { kw: powerKw, sum };
    },
  ),
  powerBelowMotor: ask(
    ['motorPowerKw', 'powerKw'],
    say(
      'Мощность {kw} кВт меньше мощности электромоторов, {motor} кВт. Всё верно?',
      '功率 {kw} kW 小于电机功率 {motor} kW，是否无误？',
      'The power of {kw} kW is below the {motor} kW of the motors. Is that right?',
    ),
    ({ motorPowerKw, powerKw }) =>
      powerKw > 0 && powerKw * ROUNDING < motorPowerKw && { kw: powerKw, motor: motorPowerKw },
  ),
  rangeOfBattery: ask(
    ['batteryKwh', 'rangeKm'],
    say(
      'Запас хода {km} км при батарее {kwh} кВт·ч необычен. Всё верно?',
      '{kwh} kWh 电池对应 {km} 公里续航，较为罕见，是否无误？',
      'A range of {km} km with a battery of {kwh} kWh is unusual. Is that right?',
    ),
    ({ batteryKwh, rangeKm }) => {
      if (batteryKwh === 0 || rangeKm === 0) return undefined;
      const perKwh = rangeKm / batteryKwh;
      const [least, most] = KM_PER_KWH;
      return (perKwh < least || perKwh > most) && { km: rangeKm, kwh: batteryKwh };
    },
  ),
  gearboxOfFuel: ask(
    ['fuel', 'gearbox'],
    say(
      'Коробка «{gearbox}» при топливе «{fuel}» необычна. Всё верно?',
      '燃料类型“{fuel}”搭配变速箱“{gearbox}”，较为罕见，是否无误？',
      'The gearbox “{gearbox}” with the fuel “{fuel}” is unusual. Is that right?',
    ),
    ({ fuel, gearbox }) =>
      OTHER_GEARBOXES[fuel].includes(gearbox) && { fuel: fuelIn(fuel), gearbox: gearboxWords[gearbox] },
  ),
} as const;
