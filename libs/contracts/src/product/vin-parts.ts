import { foldedName, makersByWmi, type Maker } from './vin-makers.js';

const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const CHECK_PLACE = 8;
const YEAR_PLACE = 9;

/** Values of the characters by their code. I, O and Q have none. */
const values = new Uint8Array(128);
for (const [signs, first] of [
  ['0123456789', 0],
  ['ABCDEFGH', 1],
  ['JKLMN', 1],
  ['P', 7],
  ['R', 9],
  ['STUVWXYZ', 2],
] as const)
  [...signs].forEach((sign, index) => (values[sign.charCodeAt(0)] = first + index));

/** Computes the ninth character of a VIN from the other sixteen. Source: GB 16735-2019, annex on the check digit. */
export function checkDigitOf(vin: string): string {
  let sum = 0;
  for (let place = 0; place < 17; place += 1) sum += values[vin.charCodeAt(place)]! * WEIGHTS[place]!;
  const rest = sum % 11;
  return rest === 10 ? 'X' : String(rest);
}

/** Whether a VIN of 17 characters has the check digit that the others give. */
export const hasCheckDigit = (vin: string): boolean => checkDigitOf(vin) === vin[CHECK_PLACE];

/** Whether the ninth character can be a check digit. Makers outside of China and America put other letters there. */
export const claimsCheckDigit = (vin: string): boolean => /[\dX]/.test(vin[CHECK_PLACE] ?? '');

/** Whether a maker in China gave the VIN, where GB 16735 makes the check digit compulsory. L and H are China's. */
export const isChineseVin = (vin: string): boolean => /^[LH]/.test(vin);

/** Whether a VIN has a wrong check digit although its maker has to compute one. */
export const isMiscounted = (vin: string): boolean => isChineseVin(vin) && !hasCheckDigit(vin);

/** Signs of model years in a cycle of thirty years. Source: ISO 3779, table of year codes. */
const YEAR_SIGNS = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const CYCLE_YEARS = 30;
/** First year of a cycle. */
const CYCLE_FROM = 1980;
/** Regions whose makers have to state the model year: China, North America, Korea. */
const STATES_YEAR = /^[LH1-5K]/;

/**
 * Returns the model year that a VIN states, the one nearest to `near` of those that share its sign; `undefined` where the maker
 * need not state it.
 */
export function modelYearOfVin(vin: string, near: number): number | undefined {
  const sign = YEAR_SIGNS.indexOf(vin[YEAR_PLACE] ?? '?');
  if (sign < 0 || !STATES_YEAR.test(vin)) return undefined;
  const first = CYCLE_FROM + sign;
  return first + Math.max(0, Math.round((near - first) / CYCLE_YEARS)) * CYCLE_YEARS;
}

/** Returns the makes that the maker in a VIN builds; `undefined` for a maker that is not listed. */
export const makersOfVin = (vin: string): readonly Maker[] | undefined =>
  makersByWmi.get(vin.slice(0, 3)) ?? makersByWmi.get(vin.slice(0, 2));

const known: ReadonlySet<string> = new Set([...makersByWmi.values()].flat().map(foldedName));

/** Shortest name that is looked for within another one: `gactrumpchi` contains `trumpchi`, and `amg` is not `mg`. */
const SHORTEST_PART = 4;

/** Whether two folded names are those of one make. */
function isSameMake(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short === long || (short.length >= SHORTEST_PART && long.includes(short));
}

/** Whether a make is among the listed ones, by any of its names. */
const isListed = (names: readonly string[]): boolean =>
  names.some((name) => [...known].some((maker) => isSameMake(name, maker)));

/**
 * Returns the makes of a VIN where they differ from a listed make with these names; `undefined` where they agree, or where one
 * of the two is not listed.
 */
export function otherMakersOfVin(vin: string, names: readonly string[]): readonly Maker[] | undefined {
  const makers = makersOfVin(vin);
  const folded = names.map(foldedName);
  if (!makers || !isListed(folded)) return undefined;
  const isOne = makers.some((maker) => folded.some((name) => isSameMake(name, foldedName(maker))));
  return isOne ? undefined : makers;
}
