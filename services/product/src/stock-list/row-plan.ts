import { platformErrors } from '@mall/contracts/define';
import { CreateCarDto, UpdateCarDto, type StockListRowState } from '@mall/contracts/product';
import { check, say } from '@mall/validation';
import type { CarRow } from '../car/car.repository.js';
import { changedFields, writtenOf, type WrittenCar } from '../car/written-car.js';
import type { GivenFields } from './read-row.js';
import type { StockList, StockListRow, StoredChange, StoredReason } from './stock-list.entities.js';

/** Result of a row. */
export interface RowOutcome {
  readonly state: StockListRowState;
  readonly reasons: readonly StoredReason[];
  readonly changes: readonly StoredChange[];
  readonly lacks: readonly string[];
  readonly spuId: string | null;
  readonly carVersion: number | null;
}

/** The cars and rows among which a row is to be found again. */
export interface Surroundings {
  /** The shop's cars with the VIN or the own number of the row. */
  readonly cars: readonly CarRow[];
  /** Number in the file of an earlier row about the same car. */
  readonly sameVinIn: number | undefined;
  readonly samePartyCodeIn: number | undefined;
}

/** A row with the fields that its cells give. */
export interface ReadRow {
  readonly row: StockListRow;
  readonly given: GivenFields;
  readonly reasons: readonly StoredReason[];
  readonly vin: string | null;
  readonly partyCode: string | null;
}

const texts = {
  sameVin: say(
    'Этот VIN уже есть в строке {row} файла',
    '文件第 {row} 行已有相同的车架号',
    'Row {row} of the file has this VIN already',
  ),
  samePartyCode: say(
    'Этот артикул уже есть в строке {row} файла',
    '文件第 {row} 行已有相同的商品编码',
    'Row {row} of the file has this own number already',
  ),
  severalCars: say(
    'Этот артикул есть у нескольких ваших автомобилей. Укажите VIN',
    '您有多辆车使用此商品编码，请填写车架号',
    'Several of your cars have this own number. Enter the VIN',
  ),
  otherVin: say(
    'Этот артикул — у вашего автомобиля с VIN {vin}. Исправьте артикул или VIN',
    '此商品编码属于您车架号为 {vin} 的车辆，请更正商品编码或车架号',
    'This own number is that of your car with the VIN {vin}. Correct one of them',
  ),
} as const;

/** A row with what is known about its place among cars and rows. */
export interface RowInPlace {
  readonly read: ReadRow;
  readonly around: Surroundings;
}

type Plan =
  | { readonly is: 'create'; readonly request: CreateCarDto }
  | { readonly is: 'update'; readonly car: CarRow }
  | { readonly is: 'settled'; readonly outcome: RowOutcome };

export const EMPTY = { reasons: [], changes: [], lacks: [], spuId: null, carVersion: null } as const;

export const refused = (reasons: readonly StoredReason[], car?: CarRow): RowOutcome => ({
  ...EMPTY,
  state: 'refused',
  reasons,
  spuId: car?.spuId ?? null,
});

/** Decides what is to be written for a row, from its cells alone. */
export function plan(read: ReadRow, list: StockList, around: Surroundings): Plan {
  const settled = (outcome: RowOutcome): Plan => ({ is: 'settled', outcome });
  const found = carOf(read, around);
  // Without knowing the car, nobody knows what the row would have to hold.
  if ('reason' in found) return settled(refused([...read.reasons, found.reason]));
  const { car } = found;
  const request = car ? updateOf(read, car) : createOf(read, list);
  const faults = faultsOf(car ? UpdateCarDto : CreateCarDto, request, read.reasons);
  if (read.reasons.length + faults.length > 0) return settled(refused([...read.reasons, ...faults], car));
  if (!car) return { is: 'create', request: valid(CreateCarDto, request) };
  return differs(request) ? { is: 'update', car } : settled({ ...EMPTY, state: 'same', spuId: car.spuId });
}

/**
 * Returns the shop's car that a row describes: that with its VIN, otherwise that with its own number. An own number does not give a
 * car another VIN, because the row would turn one car into another.
 */
function carOf(
  { vin, partyCode }: ReadRow,
  { cars, sameVinIn, samePartyCodeIn }: Surroundings,
): { readonly car: CarRow | undefined } | { readonly reason: StoredReason } {
  if (sameVinIn !== undefined)
    return { reason: { field: 'vin', text: texts.sameVin, params: { row: sameVinIn } } };
  if (samePartyCodeIn !== undefined)
    return { reason: { field: 'partyCode', text: texts.samePartyCode, params: { row: samePartyCodeIn } } };
  const byVin = vin === null ? undefined : cars.find((car) => car.vin === vin);
  if (byVin) return { car: byVin };
  const byCode = partyCode === null ? [] : cars.filter((car) => car.partyCode === partyCode);
  if (byCode.length > 1) return { reason: { field: 'partyCode', text: texts.severalCars, params: {} } };
  const [car] = byCode;
  if (car?.vin && vin !== null)
    return { reason: { field: 'partyCode', text: texts.otherVin, params: { vin: car.vin } } };
  return { car };
}

const createOf = ({ given, row }: ReadRow, { shopId }: StockList): object => ({
  ...given,
  shopId,
  affirmed: row.affirmed,
});

const MONEY = new Set(['priceFee', 'marketPriceFee', 'wholesalePriceFee']);

/** Returns the request that changes the fields of the car which differ. A text in one language leaves the other languages. */
export function updateOf({ given, row }: ReadRow, car: CarRow): Record<string, unknown> {
  const before = writtenOf(car) as unknown as Readonly<Record<string, unknown>>;
  const { stock, ...fields } = given;
  const whole = Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field,
      isTexts(value) ? { ...(before[field] as object | null), ...value } : value,
    ]),
  );
  const asRow = Object.fromEntries(
    Object.entries(whole).map(([field, value]) => [field, MONEY.has(field) ? String(value) : value]),
  );
  const different = new Set<string>(
    changedFields(before as unknown as WrittenCar, { ...before, ...asRow } as unknown as WrittenCar),
  );
  return {
    spuId: car.spuId,
    affirmed: row.affirmed,
    ...Object.fromEntries(Object.entries(whole).filter(([field]) => different.has(field))),
    ...(stock !== undefined && stock !== car.stockLeft && { stock }),
  };
}

const isTexts = (value: unknown): value is object => typeof value === 'object' && value !== null;

const ALWAYS_SENT = new Set(['spuId', 'affirmed']);
const differs = (request: object): boolean => Object.keys(request).some((field) => !ALWAYS_SENT.has(field));

/** Returns the problems that a request with these fields would have, except at fields that have one already. */
function faultsOf(
  shaped: typeof UpdateCarDto | typeof CreateCarDto,
  request: object,
  known: readonly StoredReason[],
): StoredReason[] {
  const taken = new Set(known.map(({ field }) => field?.split('.')[0]));
  return check<object>(shaped, request)
    .issues.filter(({ field }) => !taken.has(field.split('.')[0]))
    .map(({ field, text, params }) => ({ field, text, params }));
}

export function valid<T extends object>(shaped: new () => T, request: object): T {
  const checked = check(shaped, request);
  if (!('value' in checked)) throw platformErrors.invalidInput({}, checked.issues);
  return checked.value;
}

/** Returns the fields in which the car differs, by names where the row has ids. */
export function changesOf(before: CarRow, after: CarRow): StoredChange[] {
  const named: Readonly<Record<string, keyof CarRow>> = {
    brandId: 'brandName',
    seriesId: 'seriesName',
    categoryId: 'categoryName',
  };
  const fields = changedFields(writtenOf(before), writtenOf(after)).map((field): StoredChange => {
    const shown = named[field] ?? field;
    return { field, before: before[shown], after: after[shown] };
  });
  const further = (['stockLeft', 'status'] as const)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: before[field], after: after[field] }));
  return [...fields, ...further];
}
