// SQL: a list of scans is read together with their orders.
import { Injectable } from '@nestjs/common';
import type { ContractCheckPageDto, ScanState } from '@mall/contracts/order';
import {
  column,
  Conditions,
  type Page,
  queryRows,
  querySqlPage,
  rowShape,
  type RowOf,
} from '@mall/persistence';
import type { Texts } from '@mall/validation';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../order/order.js';
import { ContractScanEntity } from './contract-scan.entity.js';

export type ContractScan = Omit<ContractScanEntity, never>;

export type NewScan = Pick<
  ContractScan,
  'contractId' | 'orderId' | 'fileHashes' | 'textHash' | 'userId' | 'signerIp' | 'signerAgent'
> & { readonly files: readonly { readonly url: string; readonly originName: string }[] };

const checkRow = rowShape({
  scanId: column.bigint,
  state: column.oneOf<ScanState>('waiting', 'accepted', 'sentBack', 'withdrawn'),
  orderId: column.bigint,
  orderNumber: column.text,
  orderStatus: column.integer,
  contractId: column.bigint,
  contractNumber: column.text,
  buyerName: column.text,
  buyerNameEn: column.text,
  passportNoMasked: column.nullable(column.text),
  cars: column.json<{ readonly name: Texts; readonly vins: readonly string[] }[]>(),
  totalMinor: column.integer,
  files: column.json<ContractScan['files']>(),
  handedInAt: column.timestamp,
  decidedAt: column.nullable(column.timestamp),
  decidedByName: column.nullable(column.text),
  reason: column.nullable(column.text),
});

/** A scan with facts of its order and contract. */
export type CheckedScan = RowOf<typeof checkRow>;

const COLUMNS = `s.scan_id AS "scanId", s.state, s.order_id AS "orderId", o.order_number AS "orderNumber",
  o.status AS "orderStatus", s.contract_id AS "contractId", c.contract_number AS "contractNumber",
  c.facts->'buyer'->>'fullName' AS "buyerName", c.facts->'buyer'->>'fullNameEn' AS "buyerNameEn",
  c.facts->'buyer'->>'passportNoMasked' AS "passportNoMasked",
  (SELECT json_agg(json_build_object('name', i.spu_name,
     'vins', CASE WHEN i.vin IS NULL THEN i.vins ELSE ARRAY[i.vin] END) ORDER BY i.order_item_id)
     FROM order_item i WHERE i.order_id = o.order_id) AS cars,
  o.total_minor::float8 AS "totalMinor", s.files, s.handed_in_at AS "handedInAt", s.decided_at AS "decidedAt",
  s.decided_by_name AS "decidedByName", s.reason`;
const FROM = 'contract_scan s JOIN sales_order o USING (order_id) JOIN sales_contract c USING (contract_id)';

@Injectable()
export class ContractScanRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the scans of a contract, the latest first. */
  ofContract(contractId: string, db: EntityManager = this.dataSource.manager): Promise<ContractScan[]> {
    return db.getRepository(ContractScanEntity).find({ where: { contractId }, order: { scanId: 'DESC' } });
  }

  async find(scanId: string, db: EntityManager = this.dataSource.manager): Promise<ContractScan | undefined> {
    return (await db.getRepository(ContractScanEntity).findOneBy({ scanId })) ?? undefined;
  }

  async checked(scanId: string): Promise<CheckedScan | undefined> {
    const sql = `SELECT ${COLUMNS} FROM ${FROM} WHERE s.scan_id = $1`;
    const [row] = await queryRows(this.dataSource, checkRow, sql, [scanId]);
    return row;
  }

  /** Returns waiting scans first, the longest waiting on top. Scans of closed orders do not count as waiting. */
  page(request: ContractCheckPageDto): Promise<Page<CheckedScan>> {
    const where = new Conditions()
      .when(request.ids, (ids) => `s.scan_id = ANY(${ids}::bigint[])`)
      .when(request.state, (state) => `s.state = ${state} AND (s.state <> 'waiting' OR o.status IN (1, 4))`)
      .when(request.orderId, (orderId) => `s.order_id = ${orderId}`)
      .contains(request.orderNumber, 'o.order_number');
    return querySqlPage(
      this.dataSource,
      {
        shape: checkRow,
        select: COLUMNS,
        from: FROM,
        where,
        sortable: { scanId: 's.scan_id', handedInTime: 's.handed_in_at', orderNumber: 'o.order_id' },
        order: `(s.state = 'waiting' AND o.status IN (1, 4)) DESC, s.scan_id`,
      },
      request,
    );
  }

  async insert(tx: EntityManager, { files, ...scan }: NewScan): Promise<void> {
    await tx.getRepository(ContractScanEntity).insert({ ...scan, files: [...files] });
  }

  async decide(
    tx: EntityManager,
    scanId: string,
    state: Exclude<ScanState, 'waiting'>,
    by: Actor,
    reason: string | null,
  ): Promise<void> {
    const decided = { decidedById: by.id, decidedByName: by.name, decidedAt: () => 'now()' };
    await tx
      .getRepository(ContractScanEntity)
      .update({ scanId, state: 'waiting' }, { state, reason, ...decided });
  }

  /** Withdraws the waiting scan, if there is one: its buyer has signed in another way, or handed in another one. */
  async withdraw(tx: EntityManager, contractId: string, by: Actor): Promise<void> {
    for (const { scanId, state } of await this.ofContract(contractId, tx))
      if (state === 'waiting') await this.decide(tx, scanId, 'withdrawn', by, null);
  }
}
