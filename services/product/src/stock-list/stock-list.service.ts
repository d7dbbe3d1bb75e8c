import { Injectable } from '@nestjs/common';
import { adminPage, platformErrors, type AdminPage, type Caller } from '@mall/contracts/define';
import {
  hasOtherUnit,
  listColumn,
  productErrors,
  stockListLimits,
  type AddStockListRowsDto,
  type AffirmStockListRowsDto,
  type BeginStockListDto,
  type FindStockListRowsDto,
  type FindStockListsDto,
  type StockListRowView,
  type StockListView,
} from '@mall/contracts/product';
import { sortColumn } from '@mall/persistence';
import { inLanguage } from '@mall/validation';
import { DataSource, type EntityManager } from 'typeorm';
import { ShopRepository } from '../shop/shop.repository.js';
import { toListView, toRowView } from './stock-list.mapper.js';
import type { ListCaller, StockList } from './stock-list.entities.js';
import { StockListRepository } from './stock-list.repository.js';

/** Lists of a shop that are kept; an older one gives way to a new one. */
const KEPT_LISTS = 20;

const BY_TIME = { createTime: true, stockListId: true };
const BY_PLACE = { nth: true };

/** Lists of cars as their shop and staff work with them. A merchant has access only to lists of the own shop. */
@Injectable()
export class StockListService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly lists: StockListRepository,
    private readonly shops: ShopRepository,
  ) {}

  async page(request: FindStockListsDto, caller: Caller): Promise<AdminPage<StockListView>> {
    const { current, size, ids } = request;
    const shopId = caller.kind === 'merchant' ? caller.shopId : request.shopId;
    const order = sortColumn(request, BY_TIME) ? (request.sortOrder ?? 'ASC') : 'DESC';
    const { rows, total } = await this.lists.page({
      ...{ shopId, ids, order, limit: size, offset: (current - 1) * size },
    });
    return adminPage(await this.show(rows, caller), total, request);
  }

  async one(stockListId: string, caller: Caller): Promise<StockListView> {
    const [view] = await this.show([await this.own(stockListId, caller)], caller);
    return view!;
  }

  async rows(request: FindStockListRowsDto, caller: Caller): Promise<AdminPage<StockListRowView>> {
    const list = await this.own(request.stockListId, caller);
    const { current, size, state } = request;
    const order = sortColumn(request, BY_PLACE) ? (request.sortOrder ?? 'ASC') : 'ASC';
    const { rows, total } = await this.lists.rows(list.stockListId, state, {
      ...{ order, limit: size, offset: (current - 1) * size },
    });
    return adminPage(
      rows.map((row) => toRowView(row, list, caller.locale)),
      total,
      request,
    );
  }

  /**
   * Begins a list.
   * @throws productErrors.shopNeeded, stockListColumnUnknown, stockListColumnTwice, stockListUnitDiffers
   */
  async begin(request: BeginStockListDto, caller: Caller): Promise<StockListView> {
    const { fileName, headings, columns, decimal, rows } = request;
    const shopId = caller.kind === 'merchant' ? caller.shopId : request.shopId;
    if (!shopId) throw productErrors.shopNeeded();
    checkColumns(headings, columns);
    const stockListId = await this.lists.insert({
      ...{ shopId, fileName, headings, columnCodes: columns, decimalSign: decimal, rowCount: rows },
      caller: kept(caller),
    });
    await this.lists.keepNewest(shopId, KEPT_LISTS);
    return this.one(stockListId, caller);
  }

  /** Adds rows, or replaces those at the same places. @throws productErrors.stockListRowOutside, stockListTooLong, stockListBusy, stockListApplied */
  addRows({ stockListId, rows }: AddStockListRowsDto, caller: Caller): Promise<void> {
    return this.change(stockListId, caller, async (tx, list) => {
      checkIsOpen(list);
      const { rowCount, headings } = list;
      const outside = rows.find(({ nth, cells }) => nth > rowCount || cells.length !== headings.length);
      if (outside)
        throw productErrors.stockListRowOutside({
          ...{ nth: outside.nth, rows: rowCount, columns: headings.length },
        });
      // Of two rows with the same place the last one counts.
      const byPlace = new Map(rows.map((row) => [row.nth, { ...row, numbers: row.numbers ?? [] }]));
      await this.lists.putRows(tx, stockListId, [...byPlace.values()]);
      const { characters: most } = stockListLimits;
      if ((await this.lists.charactersOf(tx, stockListId)) > most)
        throw productErrors.stockListTooLong({ most });
      await this.lists.setState(tx, stockListId, { state: 'reading' });
    });
  }

  /** Begins the check. @throws productErrors.stockListRowsMissing, stockListBusy, stockListApplied */
  check(stockListId: string, caller: Caller): Promise<void> {
    return this.change(stockListId, caller, async (tx, list) => {
      if (list.state === 'checking' || list.state === 'checked') return;
      checkIsOpen(list);
      const counts = (await this.lists.counts([stockListId])).get(stockListId) ?? [];
      const stored = counts.reduce((sum, { rows }) => sum + rows, 0);
      if (stored < list.rowCount) throw productErrors.stockListRowsMissing({ stored, rows: list.rowCount });
      await this.lists.setState(tx, stockListId, { state: 'checking', caller: kept(caller) });
    });
  }

  /** Affirms questions, and checks their rows again. @throws productErrors.stockListBusy, stockListApplied */
  affirm({ stockListId, rows }: AffirmStockListRowsDto, caller: Caller): Promise<void> {
    return this.change(stockListId, caller, async (tx, list) => {
      if (list.state !== 'checking') checkIsOpen(list);
      await this.lists.affirm(tx, stockListId, rows);
      await this.lists.setState(tx, stockListId, {
        ...(list.state === 'checked' && { state: 'checking' }),
        caller: kept(caller),
      });
    });
  }

  /** Begins to write the rows that passed the check. @throws productErrors.stockListBusy, stockListNotChecked */
  apply(stockListId: string, caller: Caller): Promise<void> {
    return this.change(stockListId, caller, async (tx, list) => {
      if (list.state === 'applying' || list.state === 'applied') return;
      if (list.state === 'checking') throw productErrors.stockListBusy();
      if (list.state !== 'checked') throw productErrors.stockListNotChecked();
      await this.lists.setState(tx, stockListId, { state: 'applying', caller: kept(caller) });
    });
  }

  private async change(
    stockListId: string,
    caller: Caller,
    work: (tx: EntityManager, list: StockList) => Promise<void>,
  ): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const list = await this.lists.locked(tx, stockListId);
      if (!list || !isTheirs(caller, list)) throw platformErrors.notFound();
      await work(tx, list);
    });
  }

  private async own(stockListId: string, caller: Caller): Promise<StockList> {
    const list = await this.lists.one(stockListId);
    if (!list || !isTheirs(caller, list)) throw platformErrors.notFound();
    return list;
  }

  private async show(lists: readonly StockList[], { locale }: Caller): Promise<StockListView[]> {
    const counts = await this.lists.counts(lists.map(({ stockListId }) => stockListId));
    const names = await this.shops.namesOf(lists.map(({ shopId }) => shopId));
    return lists.map((list) =>
      toListView(list, counts.get(list.stockListId) ?? [], inLanguage(names.get(list.shopId), locale)),
    );
  }
}

const isTheirs = (caller: Caller, { shopId }: StockList): boolean =>
  caller.kind !== 'merchant' || shopId === caller.shopId;

/** Checks that the rows of a list may change. */
function checkIsOpen({ state }: StockList): void {
  if (state === 'checking' || state === 'applying') throw productErrors.stockListBusy();
  if (state === 'applied') throw productErrors.stockListApplied();
}

function checkColumns(headings: readonly string[], codes: readonly string[]): void {
  const taken = new Set<string>();
  for (const [place, code] of codes.entries()) {
    const heading = headings[place] ?? '';
    if (code === '') continue;
    const column = listColumn(code);
    if (!column) throw productErrors.stockListColumnUnknown({ heading, code });
    if (taken.has(code)) throw productErrors.stockListColumnTwice({ label: column.label });
    if (hasOtherUnit(column, heading))
      throw productErrors.stockListUnitDiffers({ heading, label: column.label });
    taken.add(code);
  }
}

const kept = ({
  kind,
  userId,
  username,
  shopId,
  roles,
  permissions,
  tenantId,
  locale,
  requestId,
}: Caller): ListCaller => ({
  ...{ kind, userId, username, shopId, roles, permissions, tenantId, locale, requestId },
});
