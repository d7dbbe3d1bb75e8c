import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { CreateTariffDto, TariffKind, TariffPageDto, UpdateTariffDto } from '@mall/contracts/order';
import { inTurn, type ListOrder, type Page, pageOf, orderList } from '@mall/persistence';
import { KeptValue } from '@mall/service-kit/kept-value';
import { DataSource, In, Raw, type Repository } from 'typeorm';
import { IS_IN_FORCE, TariffEntity, TODAY } from './tariff.entity.js';
import type { NewTables, TariffRecord, TariffTable, TariffTables } from './tariff.js';

/** Time for which a process may use tables without one that another process has added. */
const CACHED_MS = 5_000;

const ORDER: ListOrder = {
  sortable: {
    tableId: 'tariff.tableId',
    kind: 'tariff.kind',
    validFrom: 'tariff.validFrom',
    createTime: 'tariff.createdAt',
  },
  order: { 'tariff.kind': 'ASC', 'tariff.validFrom': 'DESC', 'tariff.tableId': 'DESC' },
};

const hasBegun = Raw((validFrom) => `${validFrom} <= ${TODAY}`);
const isToCome = Raw((validFrom) => `${validFrom} > ${TODAY}`);

type Written = Pick<
  TariffEntity,
  'kind' | 'validFrom' | 'source' | 'sourceUrl' | 'remarks' | 'rows' | 'enteredBy'
>;

const isSame = (known: Written, written: Written): boolean =>
  known.source === written.source &&
  known.sourceUrl === written.sourceUrl &&
  known.remarks === written.remarks &&
  known.enteredBy === written.enteredBy &&
  // Compared as stored: without the fields that are not set.
  isDeepStrictEqual(known.rows, JSON.parse(JSON.stringify(written.rows)));

@Injectable()
export class TariffRepository {
  private readonly kept = new KeptValue<TariffTables>(CACHED_MS, () => this.readInForce());
  private readonly keptToCome = new KeptValue<readonly TariffTable[]>(CACHED_MS, () => this.readToCome());
  private readonly tariffs: Repository<TariffEntity>;

  constructor(private readonly dataSource: DataSource) {
    this.tariffs = dataSource.getRepository(TariffEntity);
  }

  /** Returns the tables that are in force today, by the border's clock; at most five seconds old. */
  inForce(): Promise<TariffTables> {
    return this.kept.current();
  }

  /** Returns the tables that are in force on a later day; undefined where they are those of today. */
  async changedBy(day: string): Promise<NewTables | undefined> {
    const [now, toCome] = await Promise.all([this.inForce(), this.keptToCome.current()]);
    const changed = toCome.filter(({ validFrom }) => validFrom <= day);
    const [first] = changed;
    if (!first) return undefined;
    // The later of two versions overwrites the earlier one.
    const tables = { ...now, ...Object.fromEntries(changed.map((table) => [table.kind, table])) };
    return { fromDay: first.validFrom, tables };
  }

  async find(tableId: string): Promise<TariffRecord | undefined> {
    return (await this.tariffs.findOneBy({ tableId })) ?? undefined;
  }

  /** Returns the first day of the version in force, `yyyy-MM-dd`; `undefined` while there is none. */
  async inForceSince(kind: TariffKind): Promise<string | undefined> {
    const newest = await this.tariffs.findOne({
      select: { tableId: true, validFrom: true },
      where: { kind, validFrom: hasBegun },
      order: { validFrom: 'DESC' },
    });
    return newest?.validFrom;
  }

  /** Returns versions by kind, the newest first, unless another order is requested. */
  page(request: TariffPageDto): Promise<Page<TariffRecord>> {
    const { ids, kind, isInForce, size, current } = request;
    const query = this.tariffs.createQueryBuilder('tariff');
    if (ids) query.andWhere({ tableId: In(ids) });
    if (kind) query.andWhere({ kind });
    if (isInForce !== undefined && isInForce !== null)
      query.andWhere(`(${IS_IN_FORCE('tariff')}) = :isInForce`, { isInForce });
    return pageOf(orderList(query, request, ORDER), { limit: size, offset: (current - 1) * size });
  }

  /**
   * Creates a version. @returns its id; that of the newest version for that day where the same person has entered
   * exactly the same.
   */
  async create(table: CreateTariffDto, enteredBy: string): Promise<string> {
    const { kind, validFrom, source, sourceUrl = null, remarks = null, rows } = table;
    const written = { kind, validFrom, source, sourceUrl, remarks, rows, enteredBy };
    const tableId = await this.dataSource.transaction(async (tx) => {
      await inTurn(tx, `tariff ${kind}`);
      const tariffs = tx.getRepository(TariffEntity);
      const newest = await tariffs.findOne({ where: { kind, validFrom }, order: { tableId: 'DESC' } });
      if (newest && isSame(newest, written)) return newest.tableId;
      const { identifiers } = await tariffs.insert(written);
      return (identifiers[0] as Pick<TariffEntity, 'tableId'>).tableId;
    });
    this.forget();
    return tableId;
  }

  /** Changes the given fields; false when the table is in force by now. */
  async update({ tableId, ...change }: UpdateTariffDto): Promise<boolean> {
    const given = Object.entries(change).filter(([, value]) => value !== undefined && value !== null);
    if (given.length === 0) return this.tariffs.existsBy({ tableId, validFrom: isToCome });
    const { affected } = await this.tariffs.update(
      { tableId, validFrom: isToCome },
      Object.fromEntries(given),
    );
    this.forget();
    return affected === 1;
  }

  /** Removes a table; false when it is in force by now. */
  async remove(tableId: string): Promise<boolean> {
    const { affected } = await this.tariffs.delete({ tableId, validFrom: isToCome });
    this.forget();
    return affected === 1;
  }

  private forget(): void {
    this.kept.forget();
    this.keptToCome.forget();
  }

  /** Reads the tables of later days, in the order in which they come into force; of two for one day the later entry is last. */
  private readToCome(): Promise<TariffEntity[]> {
    return this.tariffs.find({
      where: { validFrom: isToCome },
      order: { validFrom: 'ASC', tableId: 'ASC' },
    });
  }

  /** Reads the tables in force. Of two versions with the same first day the later entry counts, which corrects a mistake. */
  private async readInForce(): Promise<TariffTables> {
    const tables = await this.tariffs
      .createQueryBuilder('tariff')
      .distinctOn(['tariff.kind'])
      .where({ validFrom: hasBegun })
      .orderBy('tariff.kind')
      .addOrderBy('tariff.validFrom', 'DESC')
      .addOrderBy('tariff.tableId', 'DESC')
      .getMany();
    return Object.fromEntries(tables.map((table) => [table.kind, table]));
  }
}
