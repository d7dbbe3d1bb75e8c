import {
  bodyWords,
  colourWords,
  conditionWords,
  driveWords,
  fuelWords,
  gearboxWords,
  steeringWords,
  type CarFacts,
} from '@mall/contracts/product';
import type { Texts } from '@mall/validation';
import type { StoredText } from '../in-language.js';
import { indexWordsOf } from './words.js';

/** How a make or series is called. */
export interface BrandNames {
  readonly name: StoredText;
  readonly aliases: readonly string[];
}

export interface CarToFind extends CarFacts {
  readonly name: StoredText;
  readonly partyCode?: string | null;
}

/** Words that people put beside those of the vocabularies. */
const DRIVE_ALSO: Readonly<Record<string, string>> = { awd: 'привод 4wd 4x4', fwd: 'привод', rwd: 'привод' };
const FUEL_ALSO: Readonly<Record<string, string>> = {
  ev: 'электромобиль электрический электричка 电动车',
  hybridParallel: 'hev гибридный',
  hybridSeries: 'erev гибрид',
  phev: 'phev гибрид',
};

/** Everything a car can be found by, whatever the language of who looks for it. */
export function wordsOfCar(car: CarToFind, make: BrandNames, series: BrandNames | undefined): string[] {
  const texts = [
    ...all(make.name),
    ...make.aliases,
    ...all(series?.name),
    ...(series?.aliases ?? []),
    // Chinese writes make and series without a space.
    `${make.name?.zh ?? ''}${series?.name?.zh ?? ''}`,
    ...all(car.name),
    ...all(car.trim),
    ...all(car.locationCity),
    ...vocabulary(conditionWords, car.condition),
    ...vocabulary(bodyWords, car.bodyType),
    ...vocabulary(fuelWords, car.fuel),
    ...vocabulary(gearboxWords, car.gearbox),
    ...vocabulary(driveWords, car.drive),
    ...vocabulary(steeringWords, car.steering),
    ...vocabulary(colourWords, car.colour),
    DRIVE_ALSO[car.drive ?? ''] ?? '',
    FUEL_ALSO[car.fuel ?? ''] ?? '',
    car.year ? String(car.year) : '',
    car.engineCc ? litresOf(car.engineCc) : '',
    car.partyCode ?? '',
  ];
  return indexWordsOf(texts);
}

/** Engine displacement as people say it: 1,998 cc is `2.0`. */
export const litresOf = (engineCc: number): string => (Math.round(engineCc / 100) / 10).toFixed(1);

const all = (text: StoredText): string[] =>
  Object.values(text ?? {}).filter((one) => typeof one === 'string');

function vocabulary(table: Readonly<Record<string, Texts>>, code: string | null | undefined): string[] {
  return code ? all(table[code]) : [];
}
