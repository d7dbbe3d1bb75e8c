// SQL: documents are read together with order, template and languages.
import { Injectable } from '@nestjs/common';
import type { DocumentKind, DocumentPageDto, DocumentStage } from '@mall/contracts/order';
import { LOCALES, type Locale } from '@mall/validation';
import {
  column,
  Conditions,
  inTurn,
  type Page,
  queryRows,
  querySqlPage,
  rowShape,
  type RowOf,
} from '@mall/persistence';
import { DataSource, type EntityManager, In } from 'typeorm';
import { revivedDocumentFacts, type CarSheet, type DocumentFacts } from './document-facts.js';
import { carSheetOf } from './car-rows.js';
import { DocumentEntity, DocumentFile } from './document.entities.js';
import { sqlNotBlocked } from '../order/blocked-orders.js';
import { foundOrders } from '../order/found-orders.js';
import { OrderItemEntity } from '../order/order.entity.js';
import type { OrderItem } from '../order/order.js';

/** An issued document. Neither its row nor its files ever change. */
export interface IssuedDocument {
  readonly documentId: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly kind: DocumentKind;
  readonly stage: DocumentStage;
  readonly documentNumber: string;
  readonly version: number;
  readonly isLatest: boolean;
  readonly templateId: string;
  readonly templateVersion: number;
  readonly factsHash: string;
  readonly issuedAt: Date;
  readonly languages: readonly Locale[];
}

export interface NewDocument {
  readonly orderId: string;
  readonly kind: DocumentKind;
  readonly version: number;
  readonly templateId: string;
  readonly facts: DocumentFacts;
  readonly factsHash: string;
}

/** A line of an order: the facts of its car, and the VINs that staff named. */
export interface OrderedCar extends Pick<OrderItem, 'spuName' | 'vin' | 'count' | 'priceMinor'> {
  readonly sheet: CarSheet;
  readonly vins: readonly string[];
}

export type NewDocumentFile = Omit<DocumentFile, 'renderedAt'>;

const documentRow = rowShape<IssuedDocument>({
  documentId: column.bigint,
  orderId: column.bigint,
  orderNumber: column.text,
  kind: column.oneOf('contract', 'invoice'),
  stage: column.oneOf('unsigned', 'signed', 'proforma', 'invoice'),
  documentNumber: column.text,
  version: column.integer,
  isLatest: column.boolean,
  templateId: column.bigint,
  templateVersion: column.integer,
  factsHash: column.text,
  issuedAt: column.timestamp,
  languages: column.array(column.oneOf(...LOCALES)),
});

const takenVin = rowShape({ vin: column.text, orderId: column.bigint, orderNumber: column.text });

const withVins = rowShape({
  orderId: column.bigint,
  orderKey: column.text,
  orderNumber: column.text,
  version: column.integer,
  vins: column.array(column.text),
});

/** A VIN with the order that it belongs to. */
export type TakenVin = RowOf<typeof takenVin>;

const COLUMNS = `d.document_id AS "documentId", d.order_id AS "orderId", o.order_number AS "orderNumber", d.kind, d.stage,
  d.document_number AS "documentNumber", d.version, d.template_id AS "templateId", t.version AS "templateVersion",
  NOT EXISTS (SELECT FROM document n WHERE n.order_id = d.order_id AND n.kind = d.kind AND n.version > d.version)
    AS "isLatest",
  d.facts_hash AS "factsHash", d.issued_at AS "issuedAt",
  ARRAY(SELECT f.lang FROM document_file f WHERE f.document_id = d.document_id ORDER BY f.lang) AS languages`;
const FROM = `document d JOIN sales_order o USING (order_id) JOIN document_template t USING (template_id)`;
const SELECT = `SELECT ${COLUMNS} FROM ${FROM}`;

const SORTABLE: Readonly<Record<string, string>> = {
  documentId: 'd.document_id',
  issuedTime: 'd.document_id',
  documentNumber: 'd.document_number',
  orderNumber: 'd.order_id',
  version: 'd.version',
};

const byNumberOrOrder = (matching: string): string =>
  `d.document_id IN (SELECT document_id FROM document_text WHERE ${matching}
     UNION SELECT document_id FROM document WHERE order_id IN (${foundOrders(matching)}))`;

@Injectable()
export class DocumentRepository {
  constructor(private readonly dataSource: DataSource) {}

  async find(
    documentId: string,
    db: EntityManager = this.dataSource.manager,
  ): Promise<IssuedDocument | undefined> {
    const [found] = await queryRows(db, documentRow, `${SELECT} WHERE d.document_id = $1`, [documentId]);
    return found;
  }

  async latest(
    orderId: string,
    kind: DocumentKind,
    db: EntityManager = this.dataSource.manager,
  ): Promise<IssuedDocument | undefined> {
    const [found] = await queryRows(
      db,
      documentRow,
      `${SELECT} WHERE d.order_id = $1 AND d.kind = $2 ORDER BY d.version DESC LIMIT 1`,
      [orderId, kind],
    );
    return found;
  }

  ofOrder(orderId: string): Promise<IssuedDocument[]> {
    const sql = `${SELECT} WHERE d.order_id = $1 ORDER BY d.document_id DESC`;
    return queryRows(this.dataSource, documentRow, sql, [orderId]);
  }

  /** Returns the document with this number, and with this hash of its facts or of one of its files. */
  async proven(documentNumber: string, hash: string): Promise<IssuedDocument | undefined> {
    const [found] = await queryRows(
      this.dataSource,
      documentRow,
      `${SELECT} WHERE d.document_number = $1
         AND (d.facts_hash = $2 OR EXISTS
           (SELECT FROM document_file f WHERE f.document_id = d.document_id AND f.sha256 = $2))
        ORDER BY d.version DESC LIMIT 1`,
      [documentNumber, hash],
    );
    return found;
  }

  /** Returns documents; `hidesBlocked`: without those of buyers whose data were erased. */
  page(request: DocumentPageDto, hidesBlocked: boolean): Promise<Page<IssuedDocument>> {
    const where = new Conditions()
      .when(request.ids, (ids) => `d.document_id = ANY(${ids}::bigint[])`)
      .when(request.orderId, (orderId) => `d.order_id = ${orderId}`)
      .when(request.kind, (kind) => `d.kind = ${kind}`)
      .when(request.stage, (stage) => `d.stage = ${stage}`)
      .occurs(request.keyWord, byNumberOrOrder)
      .when(request.startTime, (start) => `d.issued_at >= ${start}::timestamptz`)
      .when(request.endTime, (end) => `d.issued_at <= ${end}::timestamptz`);
    if (hidesBlocked) where.add(sqlNotBlocked('o.user_id'));
    const query = {
      shape: documentRow,
      select: COLUMNS,
      from: FROM,
      where,
      sortable: SORTABLE,
      order: 'd.document_id DESC',
    };
    return querySqlPage(this.dataSource, query, request);
  }

  async factsOf(documentId: string, db: EntityManager = this.dataSource.manager): Promise<DocumentFacts> {
    const { facts } = await db.getRepository(DocumentEntity).findOneByOrFail({ documentId });
    return revivedDocumentFacts(facts);
  }

  async insert(tx: EntityManager, { facts, ...document }: NewDocument): Promise<string> {
    const { stage, documentNumber } = facts;
    const row = { ...document, facts: { ...facts }, stage, documentNumber };
    const { identifiers } = await tx.getRepository(DocumentEntity).insert(row);
    return (identifiers[0] as Pick<DocumentEntity, 'documentId'>).documentId;
  }

  async file(documentId: string, lang: Locale): Promise<NewDocumentFile | undefined> {
    const files = this.dataSource.getRepository(DocumentFile);
    return (await files.findOneBy({ documentId, lang })) ?? undefined;
  }

  /** Stores a file. The first of two concurrent requests stores its own; the second uses that one. */
  async keepFile(file: NewDocumentFile): Promise<void> {
    await this.dataSource
      .createQueryBuilder()
      .insert()
      .into(DocumentFile)
      .values(file)
      .orIgnore()
      .updateEntity(false)
      .execute();
  }

  /**
   * Returns the cars of an order as they were when it was placed, with the VINs that were named since, in the order of
   * its lines.
   */
  async carsOf(orderId: string, db: EntityManager): Promise<OrderedCar[]> {
    const items = await db
      .getRepository(OrderItemEntity)
      .find({ where: { orderId }, order: { orderItemId: 'ASC' } });
    return items.map(({ facts, vins, spuName, vin, count, priceMinor }) => ({
      sheet: carSheetOf(facts),
      vins,
      spuName,
      vin,
      count,
      priceMinor,
    }));
  }

  /**
   * Returns one of these VINs that no car of the order can get: it belongs to another order that is not cancelled, or
   * is listed for another car of this one.
   */
  async takenVin(
    orderId: string,
    vins: readonly string[],
    db: EntityManager = this.dataSource.manager,
  ): Promise<TakenVin | undefined> {
    const [found] = await queryRows(
      db,
      takenVin,
      `SELECT v.vin, o.order_id AS "orderId", o.order_number AS "orderNumber"
         FROM order_vin v JOIN order_item i USING (order_item_id) JOIN sales_order o USING (order_id)
        WHERE v.vin = ANY($2::text[]) AND (o.order_id <> $1 OR i.vin IS NOT NULL) ORDER BY v.vin LIMIT 1`,
      [orderId, vins],
    );
    return found;
  }

  /** Returns orders with the VINs that were named on them, the lowest ids above `after` first. */
  ordersWithVins(after: string, size: number): Promise<RowOf<typeof withVins>[]> {
    return queryRows(
      this.dataSource.manager,
      withVins,
      `SELECT o.order_id AS "orderId", o.order_key AS "orderKey", o.order_number AS "orderNumber", o.version,
              array_agg(v.vin ORDER BY v.vin) AS vins
         FROM order_vin v JOIN order_item i USING (order_item_id) JOIN sales_order o USING (order_id)
        WHERE i.vin IS NULL AND o.order_id > $1 GROUP BY o.order_id ORDER BY o.order_id LIMIT $2`,
      [after, size],
    );
  }

  /** Makes other transactions that name one of these VINs wait until this one ends. */
  async lockVins(tx: EntityManager, vins: readonly string[]): Promise<void> {
    // One after the other in the same sequence: locks taken in different sequences would deadlock.
    for (const vin of [...vins].sort()) await inTurn(tx, `VIN ${vin}`);
  }

  /** Names VINs. The lines may exchange their VINs: each is removed before it is assigned. */
  async nameVins(tx: EntityManager, named: ReadonlyMap<string, readonly string[]>): Promise<void> {
    const items = tx.getRepository(OrderItemEntity);
    await items.update({ orderItemId: In([...named.keys()]) }, { vins: [] });
    for (const [orderItemId, vins] of named) await items.update({ orderItemId }, { vins: [...vins] });
  }
}
