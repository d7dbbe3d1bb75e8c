// SQL: only a statement of its own ends the deferral of constraints.
import { Injectable, Logger } from '@nestjs/common';
import { MallError, platformErrors } from '@mall/contracts/define';
import {
  carStatuses,
  CreateCarDto,
  normaliseVin,
  productErrors,
  UpdateCarDto,
  type StockListRowState,
} from '@mall/contracts/product';
import { isDatabaseOutage, isDeadlock, reasonOf } from '@mall/persistence';
import { check, say, spellText } from '@mall/validation';
import type { EntityManager } from 'typeorm';
import { CarDeskService } from '../car/car-desk.service.js';
import type { CarRow } from '../car/car.repository.js';
import { SaleGateService } from '../car/sale-gate.service.js';
import { changedFields, writtenOf, type WrittenCar } from '../car/written-car.js';
import { refusalOfPrice } from '../price/price-trouble.js';
import { translateOneCar } from '../stock/one-car.js';
import type { Directory } from './directory.js';
import { readRow, type GivenFields } from './read-row.js';
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

/** Fields at which refusals without a field of their own are shown. */
const FIELDS_OF_ERRORS: Readonly<Record<string, string>> = {
  [productErrors.vinTaken.key]: 'vin',
  [productErrors.carIsBound.key]: 'vin',
  [productErrors.vinElsewhere.key]: 'vin',
  [productErrors.vinOfOrder.key]: 'vin',
  [productErrors.brandUnknown.key]: 'brandId',
  [productErrors.seriesOfOtherBrand.key]: 'seriesId',
  [productErrors.categoryUnknown.key]: 'categoryId',
  [productErrors.priceJumps.key]: 'priceFee',
  [productErrors.priceTooLow.key]: 'priceFee',
  [productErrors.priceFarBelowCheapest.key]: 'priceFee',
  [productErrors.priceBelowLeast.key]: 'priceFee',
  [productErrors.wholesaleAbovePrice.key]: 'wholesalePriceFee',
  [productErrors.wholesaleOfUsedCar.key]: 'wholesalePriceFee',
  [productErrors.usedCarIsSingle.key]: 'stock',
};

/** A row with what is known about its place among cars and rows. */
export interface RowInPlace {
  readonly read: ReadRow;
  readonly around: Surroundings;
}

type Plan =
  | { readonly is: 'create'; readonly request: CreateCarDto }
  | { readonly is: 'update'; readonly car: CarRow }
  | { readonly is: 'settled'; readonly outcome: RowOutcome };

/** Ends a trial: everything that it wrote is rolled back. */
class TakenBack extends Error {}

/**
 * Writes rows of lists as cars. A row is written as the form writes it, by `CarDeskService`, so that it meets the same rules; a check
 * writes it in the same way and takes it back.
 */
@Injectable()
export class RowWriterService {
  private readonly logger = new Logger(RowWriterService.name);

  constructor(
    private readonly desk: CarDeskService,
    private readonly gate: SaleGateService,
  ) {}

  read(list: StockList, row: StockListRow, directory: Directory): ReadRow {
    const { given, reasons } = readRow(list, row, directory);
    return {
      row,
      given,
      reasons,
      vin: given.vin === undefined ? null : normaliseVin(String(given.vin)),
      partyCode: given.partyCode === undefined ? null : spellText.code(String(given.partyCode)),
    };
  }

  /**
   * Writes rows in this transaction, in their order; a trial is taken back. Refusals are part of the outcomes. New cars beside each
   * other are written together, and one by one only where one of them is refused.
   */
  async writeAll(
    tx: EntityManager,
    list: StockList,
    rows: readonly RowInPlace[],
    isTrial: boolean,
  ): Promise<RowOutcome[]> {
    const outcomes: RowOutcome[] = [];
    let created: CreateCarDto[] = [];
    const writeCreated = async (): Promise<void> => {
      if (created.length > 0) outcomes.push(...(await this.createAll(tx, list, created, isTrial)));
      created = [];
    };
    for (const { read, around } of rows) {
      const planned = plan(read, list, around);
      if (planned.is === 'create') created.push(planned.request);
      else {
        await writeCreated();
        outcomes.push(
          planned.is === 'update' ? await this.update(tx, list, read, planned.car, isTrial) : planned.outcome,
        );
      }
    }
    await writeCreated();
    return outcomes;
  }

  private async createAll(
    tx: EntityManager,
    list: StockList,
    requests: readonly CreateCarDto[],
    isTrial: boolean,
  ): Promise<RowOutcome[]> {
    const written = await this.attempt(tx, list, isTrial, async (inner) => {
      const spuIds = await this.desk.createIn(inner, requests, list.caller);
      const left = await this.gate.left(inner, spuIds);
      return spuIds.map((spuId): RowOutcome => {
        const lacks = (left.get(spuId) ?? []).map(({ need }) => need);
        return { ...EMPTY, state: isTrial ? 'create' : 'created', lacks, spuId: isTrial ? null : spuId };
      });
    });
    if ('done' in written) return written.done;
    if (requests.length === 1) return [refused(written.reasons)];
    const outcomes: RowOutcome[] = [];
    for (const request of requests) outcomes.push(...(await this.createAll(tx, list, [request], isTrial)));
    return outcomes;
  }

  private async update(
    tx: EntityManager,
    list: StockList,
    read: ReadRow,
    car: CarRow,
    isTrial: boolean,
  ): Promise<RowOutcome> {
    const { caller } = list;
    const { spuId } = car;
    const version = isTrial ? undefined : (read.row.carVersion ?? undefined);
    const request = { ...updateOf(read, car), ...(version !== undefined && { version }) };
    const written = await this.attempt(tx, list, isTrial, async (inner): Promise<RowOutcome> => {
      const jump = await this.desk.updateIn(inner, valid(UpdateCarDto, request), caller);
      // The proposal of the price stays, and waits for a second person; nothing else of the row was written.
      if (jump) return refused(this.reasonsOf(refusalOfPrice(jump), list), car);
      const after = await this.desk.own(spuId, caller, inner);
      const left =
        after.status === carStatuses.onSale ? [] : (await this.gate.left(inner, [spuId])).get(spuId);
      return {
        ...EMPTY,
        state: isTrial ? 'change' : 'changed',
        changes: changesOf(car, after),
        lacks: (left ?? []).map(({ need }) => need),
        spuId,
        carVersion: isTrial ? car.version : after.version,
      };
    });
    return 'done' in written ? written.done : refused(written.reasons, car);
  }

  /** Does some work within a savepoint, to which a trial and a refusal return. */
  private async attempt<Done>(
    tx: EntityManager,
    list: StockList,
    isTrial: boolean,
    work: (inner: EntityManager) => Promise<Done>,
  ): Promise<{ readonly done: Done } | { readonly reasons: StoredReason[] }> {
    let result: { readonly done: Done } | undefined;
    try {
      await tx
        .transaction(async (inner) => {
          result = { done: await work(inner) };
          await endDeferral(inner);
          if (isTrial) throw new TakenBack();
        })
        .catch(translateOneCar);
    } catch (failure) {
      if (!(failure instanceof TakenBack)) return { reasons: this.reasonsOf(failure, list) };
    }
    return result!;
  }

  /** Returns the reasons of a refusal. A failure that is none stops the list, unless another row may succeed. */
  private reasonsOf(failure: unknown, { caller }: StockList): StoredReason[] {
    if (failure instanceof MallError) {
      const { declaration, params, issues } = failure;
      if (issues.length > 0)
        return issues.map(({ field, text, params: own, question }) => ({
          field,
          text,
          params: own,
          ...(question && { question }),
        }));
      const field = FIELDS_OF_ERRORS[declaration.key];
      return [{ ...(field && { field }), text: declaration.text, params }];
    }
    if (isDatabaseOutage(failure) || isDeadlock(failure)) throw failure;
    this.logger.error(`A row of a list could not be written: ${reasonOf(failure)}`);
    return [{ text: platformErrors.internal.text, params: { requestId: caller.requestId } }];
  }
}

const EMPTY = { reasons: [], changes: [], lacks: [], spuId: null, carVersion: null } as const;

const refused = (reasons: readonly StoredReason[], car?: CarRow): RowOutcome => ({
  ...EMPTY,
  state: 'refused',
  reasons,
  spuId: car?.spuId ?? null,
});

/** Decides what is to be written for a row, from its cells alone. */
function plan(read: ReadRow, list: StockList, around: Surroundings): Plan {
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

/** Checks what waits for the end of the transaction now, so that it refuses this row alone. */
async function endDeferral(tx: EntityManager): Promise<void> {
  await tx.query('SET CONSTRAINTS ALL IMMEDIATE');
  await tx.query('SET CONSTRAINTS ALL DEFERRED');
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
function updateOf({ given, row }: ReadRow, car: CarRow): Record<string, unknown> {
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

function valid<T extends object>(shaped: new () => T, request: object): T {
  const checked = check(shaped, request);
  if (!('value' in checked)) throw platformErrors.invalidInput({}, checked.issues);
  return checked.value;
}

/** Returns the fields in which the car differs, by names where the row has ids. */
function changesOf(before: CarRow, after: CarRow): StoredChange[] {
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
