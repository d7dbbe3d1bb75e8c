import { Injectable } from '@nestjs/common';
import type { StockListRowState } from '@mall/contracts/product';
import { retryingDeadlock } from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import type { ReadRow, Surroundings } from './row-plan.js';
import { RowWriterService } from './row-writer.service.js';
import type { StockList } from './stock-list.entities.js';
import { StockListRepository } from './stock-list.repository.js';

/** Rows of one transaction: few enough that the cars which they lock are free again soon. */
const ROWS_OF_STEP = 50;

const WAITING: readonly StockListRowState[] = ['waiting'];
const PASSED: readonly StockListRowState[] = ['create', 'change'];

/**
 * Checks and applies lists in steps, each a transaction of some rows: cars and the states of their rows are written together, so that
 * a process which dies leaves whole steps behind, and the next one goes on with the first row that was not written.
 */
@Injectable()
export class StockListStepsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly lists: StockListRepository,
    private readonly writer: RowWriterService,
  ) {}

  /** Does the next step of the list that waits longest; returns whether there was one. */
  step(): Promise<boolean> {
    return retryingDeadlock(this.dataSource, async (tx) => {
      const list = await this.lists.due(tx);
      if (!list) return false;
      await this.stepOf(tx, list);
      return true;
    });
  }

  private async stepOf(tx: EntityManager, list: StockList): Promise<void> {
    const { stockListId, state } = list;
    const isTrial = state === 'checking';
    const rows = await this.lists.nextRows(tx, stockListId, isTrial ? WAITING : PASSED, ROWS_OF_STEP);
    if (rows.length === 0)
      return this.lists.setState(tx, stockListId, { state: isTrial ? 'checked' : 'applied' });
    const directory = await this.lists.directory(tx);
    const read = rows.map((row) => this.writer.read(list, row, directory));
    const places = await this.placesOf(tx, list, read);
    const cars = await this.lists.carsOf(tx, list.shopId, read);
    const inPlace = read.map((one) => ({ read: one, around: { ...places(one), cars } }));
    const outcomes = await this.writer.writeAll(tx, list, inPlace, isTrial);
    for (const [index, one] of read.entries()) await this.lists.keep(tx, one, outcomes[index]!);
    // Lists take turns: the one that has just moved on waits behind the others.
    await this.lists.setState(tx, stockListId, {});
  }

  /** Returns where in the file, before each row, the same VIN or own number stands. */
  private async placesOf(
    tx: EntityManager,
    { stockListId }: StockList,
    read: readonly ReadRow[],
  ): Promise<(row: ReadRow) => Pick<Surroundings, 'sameVinIn' | 'samePartyCodeIn'>> {
    const last = Math.max(...read.map(({ row }) => row.nth));
    const stored = await this.lists.earlier(tx, stockListId, last, read);
    const own = read.map(({ row: { nth, fileRow }, vin, partyCode }) => ({ nth, fileRow, vin, partyCode }));
    const known = [...stored, ...own];
    return ({ row: { nth }, vin, partyCode }) => ({
      sameVinIn: known.find((other) => other.nth < nth && vin !== null && other.vin === vin)?.fileRow,
      samePartyCodeIn: known.find(
        (other) => other.nth < nth && partyCode !== null && other.partyCode === partyCode,
      )?.fileRow,
    });
  }
}
