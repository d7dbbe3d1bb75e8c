// SQL: only a statement of its own ends the deferral of constraints.
import { Injectable, Logger } from '@nestjs/common';
import { MallError, platformErrors } from '@mall/contracts/define';
import {
  carStatuses,
  normaliseVin,
  productErrors,
  UpdateCarDto,
  type CreateCarDto,
} from '@mall/contracts/product';
import { isDatabaseOutage, isDeadlock, reasonOf } from '@mall/persistence';
import { spellText } from '@mall/validation';
import type { EntityManager } from 'typeorm';
import { CarDeskService } from '../car/car-desk.service.js';
import type { CarRow } from '../car/car.repository.js';
import { SaleGateService } from '../car/sale-gate.service.js';
import { refusalOfPrice } from '../price/price-trouble.js';
import { translateOneCar } from '../stock/one-car.js';
import type { Directory } from './directory.js';
import { readRow } from './read-row.js';
import {
  changesOf,
  EMPTY,
  plan,
  refused,
  updateOf,
  valid,
  type ReadRow,
  type RowInPlace,
  type RowOutcome,
} from './row-plan.js';
import type { StockList, StockListRow, StoredReason } from './stock-list.entities.js';

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

/** Checks what waits for the end of the transaction now, so that it refuses this row alone. */
async function endDeferral(tx: EntityManager): Promise<void> {
  await tx.query('SET CONSTRAINTS ALL IMMEDIATE');
  await tx.query('SET CONSTRAINTS ALL DEFERRED');
}
