import type { Drive, Fuel, Gearbox } from '@mall/contracts/product';
import {
  shapes,
  type Make,
  type Origin,
  type Powertrain,
  type Series,
  type Shape,
  type Trim,
} from './model.js';

/** The latest model year; the demo's date is in November 2026. */
export const newestModelYear = 2026;

const doorsOf: Record<Shape, number> = {
  sedan: 4,
  hatchback: 5,
  liftback: 5,
  wagon: 5,
  compactSuv: 5,
  suv: 5,
  offroadSuv: 5,
  coupeSuv: 5,
  minivan: 5,
  pickup: 4,
  coupe: 2,
  cityCar: 5,
  van: 5,
};

/** Thirty-minute power of electric motors as a share of the peak, used where the maker's figure is missing. */
const thirtyMinuteShare = 0.42;

const fuelOf: Record<string, Fuel> = {
  petrol: 'petrol',
  diesel: 'diesel',
  hybrid: 'hybridParallel',
  series: 'hybridSeries',
  phev: 'phev',
  ev: 'ev',
};

const gearboxOf: Record<string, Gearbox> = {
  MT: 'manual',
  AT: 'automatic',
  DCT: 'dct',
  CVT: 'cvt',
  DHT: 'dht',
  '1G': 'single',
};

/**
 * Reads a car table of the folder `makes`. Lines that begin with `# ` are comments; the start of any other line tells which of three
 * kinds it is:
 * ```
 * = key | Latin | Chinese | Russian | WMI | origin                                          a make
 * Latin | Chinese | Russian [(other)] | shape LxWxH/wheelbase kg [7s] [3d] | years [| w8]   a series
 *   name | fuel [cc] power [30m:kW] gearbox drive [kWh] | thousand CNY [| years]            its trims, indented
 * ```
 * Power is `110kW`, or `113+130=240kW` for engine + motors = together (without `=` the two are added). Years are `2021-2024`, or
 * `2021-` while still sold.
 * @throws Error naming the line, for anything it does not understand.
 */
export function readMakes(table: string): Make[] {
  const found: Make[] = [];
  for (const line of table.split('\n')) {
    if (line.trim() === '' || line.startsWith('# ')) continue;
    try {
      readLine(line, found);
    } catch (cause) {
      throw new Error(`Car table, line "${line.trim()}": ${(cause as Error).message}`, { cause });
    }
  }
  return found;
}

function readLine(line: string, found: Make[]): void {
  const columns = line.split('|').map((column) => column.trim());
  if (line.startsWith('=')) {
    found.push(readMake(columns));
    return;
  }
  const make = must(found.at(-1), 'no make above');
  if (!line.startsWith(' ')) {
    make.series.push(readSeries(columns, make));
    return;
  }
  const series = must(make.series.at(-1), 'no series above');
  series.trims.push(readTrim(columns, series));
}

function readMake([head, latin, zh, ru, wmi, origin]: string[]): Make {
  if (!/^[A-HJ-NPR-Z0-9]{3}$/.test(wmi ?? '')) throw new Error(`not a WMI: ${wmi}`);
  return {
    key: must(head, 'key').replace('=', '').trim(),
    ...readNames(latin, zh, ru),
    wmi: must(wmi, 'WMI'),
    origin: must(origin, 'origin') as Origin,
    series: [],
  };
}

function readSeries([latin, zh, ru, shape, years, weight]: string[], make: Make): Series {
  const [body, size, kg, ...flags] = must(shape, 'shape column').split(/\s+/);
  const [, length, width, height, wheelbase] = must(
    /^(\d{4})x(\d{4})x(\d{4})\/(\d{4})$/.exec(size ?? ''),
    'size as LxWxH/wheelbase',
  );
  const kind = must(
    shapes.find((shape) => shape === body),
    `shape, got ${body}`,
  );
  const flag = (unit: string, usual: number) =>
    Number(flags.find((each) => each.endsWith(unit))?.slice(0, -1) ?? usual);
  return {
    key: `${make.key}-${keyOf(must(latin, 'Latin name'))}`,
    make,
    ...readNames(latin, zh, ru),
    shape: kind,
    lengthMm: Number(length),
    widthMm: Number(width),
    heightMm: Number(height),
    wheelbaseMm: Number(wheelbase),
    curbWeightKg: numberIn(must(kg, 'weight'), 'kg'),
    seats: flag('s', 5),
    doors: flag('d', doorsOf[kind]),
    ...readYears(must(years, 'years')),
    popularity: weight ? Number(weight.replace('w', '')) : 3,
    trims: [],
  };
}

/**
 * Russian buyers read makes and series in Latin letters; the Russian column gives their pronunciation, with a second name in
 * brackets. An entry that is not a pronunciation is the name in Russia: `03` for a Good Cat, `7 серия` for a 7 Series.
 */
function readNames(latin?: string, zh?: string, ru?: string): Pick<Series, 'name' | 'aliases'> {
  const en = must(latin, 'Latin name');
  const [, first, second] = /^(.*?)(?: \((.*)\))?$/.exec(must(ru, 'Russian name'))!;
  const told = must(first, 'Russian name');
  const isReading = /[а-яё]/i.test(told) && !/серия|класс/.test(told);
  return {
    name: { en, zh: must(zh, 'Chinese name'), ru: isReading ? en : told },
    aliases: [...(isReading ? [told] : []), ...(second ? [second] : [])],
  };
}

function readTrim([name, powertrain, price, years]: string[], series: Series): Trim {
  const [from, to] = must(price, 'price').split('-').map(Number);
  if (!from || !to || to < from) throw new Error(`price range ${price}`);
  return {
    name: must(name, 'trim name'),
    hasLevels: /^\d/.test(name ?? ''),
    ...readPowertrain(must(powertrain, 'powertrain').split(/\s+/)),
    ...(years ? readYears(years) : { firstYear: series.firstYear, lastYear: series.lastYear }),
    priceFromCny: from * 1000,
    priceToCny: to * 1000,
  };
}

function readPowertrain([fuelWord, ...words]: string[]): Powertrain {
  const fuel = must(fuelOf[fuelWord ?? ''], `fuel, got ${fuelWord}`);
  const power = must(
    words.find((word) => /^[\d+=]+kW$/.test(word)),
    'power in kW',
  );
  const gearbox = must(
    words.map((word) => /^(MT|AT|DCT|DHT|CVT|1G)(\d*)$/.exec(word)).find(Boolean),
    'gearbox',
  );
  const drive = must(
    words.map((word) => word.toLowerCase()).find((word): word is Drive => /^[fra]wd$/.test(word)),
    'drive',
  );
  const engineCc = Number(words.find((word) => /^\d{3,4}$/.test(word)) ?? 0);
  if ((engineCc === 0) !== (fuel === 'ev')) throw new Error('an engine belongs to all but an EV');
  const powers = readPower(power, fuel);
  const thirty = words.find((word) => word.startsWith('30m:'));
  const kwh = words.find((word) => word.endsWith('kWh'));
  if ((kwh === undefined) !== (powers.motorPowerKw === 0)) throw new Error('motors and battery go together');
  return {
    fuel,
    engineCc,
    ...powers,
    power30MinKw: thirty ? Number(thirty.slice(4)) : Math.round(powers.motorPowerKw * thirtyMinuteShare),
    gearbox: must(gearboxOf[gearbox[1] ?? ''], 'gearbox'),
    gears: gearbox[1] === '1G' ? 1 : Number(gearbox[2] || 0),
    drive,
    batteryKwh: kwh ? numberIn(kwh, 'kWh') : 0,
  };
}

function readPower(text: string, fuel: Fuel): Pick<Powertrain, 'enginePowerKw' | 'motorPowerKw' | 'powerKw'> {
  const [parts, total] = text.replace('kW', '').split('=');
  const [first = 0, second = 0] = must(parts, 'power').split('+').map(Number);
  if (fuel === 'ev') return { enginePowerKw: 0, motorPowerKw: first, powerKw: first };
  return { enginePowerKw: first, motorPowerKw: second, powerKw: total ? Number(total) : first + second };
}

function readYears(text: string): { firstYear: number; lastYear: number } {
  const [, first, last] = must(/^(\d{4})-(\d{4})?$/.exec(text), `years, got ${text}`);
  return { firstYear: Number(first), lastYear: last ? Number(last) : newestModelYear };
}

function numberIn(text: string, unit: string): number {
  const value = Number(text.replace(unit, ''));
  if (!(value > 0)) throw new Error(`a number of ${unit}, got ${text}`);
  return value;
}

function keyOf(latin: string): string {
  return latin
    .toLowerCase()
    .replaceAll('+', '-plus')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function must<T>(value: T | undefined | null, what: string): NonNullable<T> {
  if (value === undefined || value === null || value === '') throw new Error(`expected ${what}`);
  return value;
}
