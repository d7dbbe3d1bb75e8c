import type { Series, Trilingual, Trim } from './model.js';

/** Equipment levels of a trim that is named after its engine; the price rises from one to the next. */
const levels: Trilingual[] = [
  { ru: 'Комфорт', zh: '舒适型', en: 'Comfort' },
  { ru: 'Люкс', zh: '豪华型', en: 'Luxury' },
  { ru: 'Премиум', zh: '尊贵型', en: 'Premium' },
  { ru: 'Флагман', zh: '旗舰型', en: 'Flagship' },
];

/** A trim with one equipment level, and its names. */
export interface Version {
  series: Series;
  trim: Trim;
  newPriceCny: number;
  trimName: Trilingual;
  /** Make, series and trim, without the year. */
  fullName: Trilingual;
}

/** A version as built in one model year. */
export interface ModelYear {
  version: Version;
  year: number;
}

/** Returns every version of a trim, the cheapest first. */
export function versionsOf(series: Series, trim: Trim): Version[] {
  if (!trim.hasLevels) {
    const price = (trim.priceFromCny + trim.priceToCny) / 2;
    return [versionOf(series, trim, price, { ru: '', zh: '', en: '' })];
  }
  const step = (trim.priceToCny - trim.priceFromCny) / (levels.length - 1);
  return levels.map((level, index) => versionOf(series, trim, trim.priceFromCny + step * index, level));
}

function versionOf(series: Series, trim: Trim, newPriceCny: number, level: Trilingual): Version {
  const trimName = {
    ru: joined(trim.name.replace(/(\d) km/, '$1 км').replace(/(\d) kWh/, '$1 кВт·ч'), level.ru),
    zh: joined(trim.name.replace(/(\d) (km|kWh)/g, '$1$2').replace('4WD', '四驱'), level.zh),
    en: joined(trim.name, level.en),
  };
  return {
    series,
    trim,
    newPriceCny,
    trimName,
    fullName: {
      ru: joined(series.make.name.ru, series.name.ru, trimName.ru),
      zh: joined(`${series.make.name.zh}${series.name.zh}`, trimName.zh),
      en: joined(series.make.name.en, series.name.en, trimName.en),
    },
  };
}

/** The title of a listing; the position of the year depends on the language. */
export function titleOf(version: Version, year: number): Trilingual {
  const { fullName, trimName, series } = version;
  return {
    ru: `${fullName.ru}, ${year}`,
    zh: `${series.make.name.zh}${series.name.zh} ${year}款 ${trimName.zh}`,
    en: `${fullName.en}, ${year}`,
  };
}

const joined = (...parts: string[]): string => parts.filter((part) => part !== '').join(' ');
