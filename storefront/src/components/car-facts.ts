import {
  carFactGroups,
  carFactTable,
  carFields,
  factInWords,
  factsByGroup,
  figure,
  litres,
  unbroken,
  wholeNumber,
  type CarFactGroup,
  type CarFactRows,
  type Locale,
  type NamedFact,
  type OutputOf,
  type Texts,
} from '@mall/web-kit';

type Car = OutputOf<'product.car.prodInfo'>;

export interface ShownFact {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

export interface FactGroup {
  readonly name: CarFactGroup;
  readonly label: string;
  readonly facts: readonly ShownFact[];
}

/** A fact that is not shown by its row alone. */
interface SpecialForm {
  /** Further facts that the form contains; they are not shown again. */
  readonly contains?: readonly string[];
  readonly label?: Texts;
  /** Returns undefined where a fact is missing; then the known ones are shown one by one. */
  readonly show: (car: Car, locale: Locale) => string | undefined;
}

const { lengthMm, widthMm, heightMm } = carFactTable;
const small = (text: string): string => text.toLowerCase();

const SPECIAL: Readonly<Record<string, SpecialForm>> = {
  engineCc: {
    show: ({ engineCc }, locale) =>
      engineCc ? `${litres(engineCc, locale)} (${figure(engineCc, 'cc', locale)})` : undefined,
  },
  powerKw: {
    contains: ['powerHp'],
    show: ({ powerHp, powerKw }, locale) =>
      powerHp && powerKw ? `${figure(powerHp, 'hp', locale)} / ${figure(powerKw, 'kw', locale)}` : undefined,
  },
  /** A car that changed hands once has had two owners. */
  transferCount: {
    label: carFields.owners.label,
    show: ({ transferCount }, locale) =>
      transferCount === undefined ? undefined : wholeNumber(transferCount + 1, locale),
  },
  lengthMm: {
    contains: ['widthMm', 'heightMm'],
    label: {
      ru: `${lengthMm.label.ru} × ${small(widthMm.label.ru)} × ${small(heightMm.label.ru)}`,
      zh: `${lengthMm.label.zh} × ${widthMm.label.zh} × ${heightMm.label.zh}`,
      en: `${lengthMm.label.en} × ${small(widthMm.label.en)} × ${small(heightMm.label.en)}`,
    },
    show: (car, locale) =>
      car.lengthMm && car.widthMm && car.heightMm
        ? unbroken(
            `${wholeNumber(car.lengthMm, locale)} × ${wholeNumber(car.widthMm, locale)} × ${figure(car.heightMm, 'mm', locale)}`,
          )
        : undefined,
  },
};

/** The VIN is no fact of the table: people enter it with the listing, and buyers see a part of it. */
const vinOf = ({ vin }: Car, locale: Locale): ShownFact[] =>
  vin ? [{ name: 'vin', label: locale === 'zh' ? '车架号' : 'VIN', value: vin }] : [];

/** Returns the facts of a car in groups, as shown to a buyer; omits unknown ones. */
export function factGroups(
  car: Car,
  locale: Locale,
  table: CarFactRows = carFactTable,
): readonly FactGroup[] {
  const contained = new Set<string>();
  const shown = ({ name, fact }: NamedFact): ShownFact[] => {
    if (contained.has(name)) return [];
    const special = SPECIAL[name];
    const form = special?.show(car, locale);
    if (form) for (const other of special?.contains ?? []) contained.add(other);
    const value = form ?? factInWords(fact, (car as unknown as Record<string, unknown>)[name], locale);
    const label = unbroken(((form && special?.label) || fact.label)[locale]);
    return value ? [{ name, label, value }] : [];
  };
  return factsByGroup(table)
    .map(({ group, facts }) => ({
      name: group,
      label: unbroken(carFactGroups[group][locale]),
      facts: [...(group === 'papers' ? vinOf(car, locale) : []), ...facts.flatMap(shown)],
    }))
    .filter(({ facts }) => facts.length > 0);
}
