import { fieldsOf, fromFullWidth, LOCALES, say, type Locale, type Texts } from '@mall/validation';
import { CreateCarDto } from '../car.dto.js';
import { carFact, carFactNames, isCarFact, labelOfFact, type CarFact } from '../car-fact-table.js';
import { units } from '../units.js';

/** Fields of a car that a list does not hold: files, reports, values that are chosen from others, and the shop. */
type NotListed = 'affirmed' | 'shopId' | 'pictures' | 'video' | 'inspection' | 'attrValueIds';

type ListedField = Exclude<keyof CreateCarDto, NotListed>;

type OwnField = Exclude<ListedField, (typeof carFactNames)[number]>;

/** Way in which a cell of the column is read. */
export type ListColumnKind = CarFact['kind'] | 'money' | 'make' | 'series' | 'category';

/** The fields besides the facts; their labels are those of the form. */
const ownKinds: Readonly<Record<OwnField, ListColumnKind>> = {
  vin: 'text',
  partyCode: 'text',
  brandId: 'make',
  seriesId: 'series',
  categoryId: 'category',
  name: 'texts',
  priceFee: 'money',
  marketPriceFee: 'money',
  wholesalePriceFee: 'money',
  stock: 'whole',
  sellingPoint: 'texts',
  detail: 'texts',
};

/** A column that a list can have. */
export interface ListColumn {
  /** Name of the field, with the language behind it where the field has three: `mileageKm`, `name.zh`. */
  readonly code: string;
  readonly field: ListedField;
  readonly kind: ListColumnKind;
  readonly label: Texts;
  /** Language of a text in three languages: a column holds one of them, and its heading is the label in that language. */
  readonly language?: Locale;
  /** Words that the column takes, by their codes. */
  readonly words?: Readonly<Record<string, Texts>>;
  readonly unit?: Texts;
}

const YUAN = say('¥', '¥', '¥');

const labelOf = (field: OwnField): Texts => fieldsOf(CreateCarDto).get(field)!.label;

function columnsOf(
  field: ListedField,
  kind: ListColumnKind,
  label: Texts,
  more: Partial<ListColumn>,
): ListColumn[] {
  if (kind !== 'texts') return [{ code: field, field, kind, label, ...more }];
  return LOCALES.map((language) => ({
    code: `${field}.${language}`,
    field,
    kind,
    language,
    label: say(label[language], label[language], label[language]),
  }));
}

function columnsOfFact(name: (typeof carFactNames)[number]): ListColumn[] {
  const fact = carFact(name);
  return columnsOf(name, fact.kind, labelOfFact(name), {
    ...(fact.kind === 'choice' && { words: fact.words }),
    ...('unit' in fact && fact.unit && { unit: units[fact.unit] }),
  });
}

const ownColumns = (Object.keys(ownKinds) as OwnField[]).flatMap((field) =>
  columnsOf(field, ownKinds[field], labelOf(field), ownKinds[field] === 'money' ? { unit: YUAN } : {}),
);

/** Every column that a list can have, in the order of the template: what says which car it is, prices, and the facts. */
export const listColumns: readonly ListColumn[] = [...ownColumns, ...carFactNames.flatMap(columnsOfFact)];

const byCode: ReadonlyMap<string, ListColumn> = new Map(listColumns.map((column) => [column.code, column]));

export const listColumn = (code: string): ListColumn | undefined => byCode.get(code);

/** Columns of the template in the reader's language: of texts in three languages only the reader's. */
export const templateColumns = (locale: Locale): readonly ListColumn[] =>
  listColumns.filter(({ language }) => language === undefined || language === locale);

/** Columns without which a row cannot become a new car. */
export const isNeededColumn = ({ field }: ListColumn): boolean => {
  const facts = fieldsOf(CreateCarDto).get(field);
  return facts !== undefined && !facts.optional && !isCarFact(field);
};

/** A heading in two parts: the name, and the unit behind it, in brackets or after a comma. */
interface Heading {
  readonly name: string;
  readonly unit: string;
}

const spelt = (text: string): string =>
  fromFullWidth(text.normalize('NFKC'))
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[\s*.·']/gu, '');

const BEFORE_UNIT = /[,，、(（[【]/u;
const BRACKETS = /[()（）[\]【】]/gu;

function headingOf(text: string): Heading {
  const at = text.search(BEFORE_UNIT);
  if (at < 0) return { name: spelt(text), unit: '' };
  return { name: spelt(text.slice(0, at)), unit: spelt(text.slice(at + 1).replace(BRACKETS, '')) };
}

/** Further spellings of the yuan in headings and cells. */
export const YUAN_WORDS: readonly string[] = [
  '¥',
  '￥',
  '元',
  '人民币',
  'rmb',
  'cny',
  'yuan',
  'юань',
  'юаней',
];

/** Ten thousand, in which Chinese lists state prices and mileages. */
const TEN_THOUSAND = '万';

const unitWords = ({ kind, unit }: Pick<ListColumn, 'kind' | 'unit'>): readonly string[] =>
  kind === 'money' ? YUAN_WORDS.map(spelt) : unit ? LOCALES.map((locale) => spelt(unit[locale])) : [];

const withoutTimes = (unit: string): string => (unit.startsWith(TEN_THOUSAND) ? unit.slice(1) : unit);

const anyUnit: ReadonlySet<string> = new Set([
  ...Object.values(units).flatMap((unit) => LOCALES.map((locale) => spelt(unit[locale]))),
  ...YUAN_WORDS.map(spelt),
  ...['миля', 'мили', 'miles', 'mi', '英里', 'usd', '$', '美元', 'руб', '₽', 'rub', '卢布', 'eur', '€'],
]);

/** Whether a heading with this unit can be the column's; a column without a unit takes any remark that is none, as in `车架号（VIN）`. */
function fitsUnit(column: ListColumn, given: string): boolean {
  const unit = withoutTimes(given);
  const own = unitWords(column);
  return unit === '' || (own.length > 0 ? own.includes(unit) : !anyUnit.has(unit));
}

/**
 * Returns the column of a heading: by its label in any language, with its unit, without one, or in ten thousands of it. Undefined for
 * an unknown heading, for one of several columns, such as the power in an unnamed unit, and for a label with another unit.
 */
export function columnOfHeading(text: string): ListColumn | undefined {
  const heading = headingOf(text);
  if (heading.name === '') return undefined;
  const named = listColumns.filter((column) =>
    LOCALES.some((locale) => headingOf(column.label[locale]).name === heading.name),
  );
  const fitting = named.filter((column) => fitsUnit(column, heading.unit));
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** Returns the columns of headings; a column that two of them name belongs to the first. */
export function columnsOfHeadings(headings: readonly string[]): (ListColumn | undefined)[] {
  const taken = new Set<string>();
  return headings.map((heading) => {
    const column = columnOfHeading(heading);
    if (!column || taken.has(column.code)) return undefined;
    taken.add(column.code);
    return column;
  });
}

/** Whether a heading states a unit that is not the column's, so that its figures would be read as others. */
export function hasOtherUnit(column: ListColumn, heading: string): boolean {
  const unit = withoutTimes(headingOf(heading).unit);
  return anyUnit.has(unit) && !fitsUnit(column, unit);
}

/** Returns by how much the figures of a column are multiplied: 10,000 below a heading such as `售价（万元）`. */
export function timesOf(heading: string): number {
  const { name, unit } = headingOf(heading);
  return unit.startsWith(TEN_THOUSAND) || (unit === '' && /万(?:元|公里|km)?$/u.test(name)) ? 10_000 : 1;
}
