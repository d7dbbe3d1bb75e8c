import { Injectable } from '@nestjs/common';
import type { DocumentKind, DocumentPageDto, DocumentStage } from '@mall/contracts/order';
import type { Locale } from '@mall/validation';
import { likeText } from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import { revivedDocumentFacts, type CarSheet, type DocumentFacts } from './document-facts.js';
import { carSheetOf } from './car-rows.js';

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

export interface DocumentFile {
  readonly documentId: string;
  readonly lang: Locale;
  readonly fileId: string;
  readonly sha256: string;
  readonly sizeBytes: number;
  readonly originName: string;
}

const SELECT = `SELECT d.document_id AS "documentId", d.order_id AS "orderId", o.order_number AS "orderNumber", d.kind, d.stage,
  d.document_number AS "documentNumber", d.version, d.template_id AS "templateId", t.version AS "templateVersion",
  NOT EXISTS (SELECT FROM document n WHERE n.order_id = d.order_id AND n.kind = d.kind AND n.version > d.version)
    AS "isLatest",
  d.facts_hash AS "factsHash", d.issued_at AS "issuedAt",
  ARRAY(SELECT f.lang FROM document_file f WHERE f.document_id = d.document_id ORDER BY f.lang) AS languages`;
const FROM = `FROM document d JOIN sales_order o USING (order_id) JOIN document_template t USING (template_id)`;

const SORTABLE: Readonly<Record<string, string>> = {
  documentId: 'd.document_id',
  issuedTime: 'd.document_id',
  documentNumber: 'd.document_number',
  orderNumber: 'd.order_id',
  version: 'd.version',
};

@Injectable()
export class DocumentRepository {
  constructor(private readonly dataSource: DataSource) {}

  async find(
    documentId: string,
    db: EntityManager = this.dataSource.manager,
  ): Promise<IssuedDocument | undefined> {
    const [found] = (await db.query(`${SELECT} ${FROM} WHERE d.document_id = $1`, [
      documentId,
    ])) as IssuedDocument[];
    return found;
  }

  async latest(
    orderId: string,
    kind: DocumentKind,
    db: EntityManager = this.dataSource.manager,
  ): Promise<IssuedDocument | undefined> {
    const [found] = (await db.query(
      `${SELECT} ${FROM} WHERE d.order_id = $1 AND d.kind = $2 ORDER BY d.version DESC LIMIT 1`,
      [orderId, kind],
    )) as IssuedDocument[];
    return found;
  }

  ofOrder(orderId: string): Promise<IssuedDocument[]> {
    return this.dataSource.query(`${SELECT} ${FROM} WHERE d.order_id = $1 ORDER BY d.document_id DESC`, [
      orderId,
    ]);
  }

  /** Issued under this number, with this hash of its facts or of one of its files. */
  async proven(documentNumber: string, hash: string): Promise<IssuedDocument | undefined> {
    const [found] = (await this.dataSource.query(
      `${SELECT} ${FROM} WHERE d.document_number = $1
         AND (d.facts_hash = $2 OR EXISTS
           (SELECT FROM document_file f WHERE f.document_id = d.document_id AND f.sha256 = $2))
        ORDER BY d.version DESC LIMIT 1`,
      [documentNumber, hash],
    )) as IssuedDocument[];
    return found;
  }

  async page(filter: DocumentPageDto): Promise<{ rows: IssuedDocument[]; total: number }> {
    const params: unknown[] = [];
    const bind = (value: unknown): string => `$${params.push(value)}`;
    const where = ['true'];
    if (filter.ids) where.push(`d.document_id = ANY(${bind(filter.ids)}::bigint[])`);
    if (filter.orderId) where.push(`d.order_id = ${bind(filter.orderId)}`);
    if (filter.kind) where.push(`d.kind = ${bind(filter.kind)}`);
    if (filter.stage) where.push(`d.stage = ${bind(filter.stage)}`);
    if (filter.keyWord) {
      const word = bind(likeText(filter.keyWord));
      where.push(`(d.document_number ILIKE ${word} OR o.order_number ILIKE ${word})`);
    }
    if (filter.startTime) where.push(`d.issued_at >= ${bind(filter.startTime)}::timestamptz`);
    if (filter.endTime) where.push(`d.issued_at <= ${bind(filter.endTime)}::timestamptz`);
    const condition = where.join(' AND ');
    const [count] = (await this.dataSource.query(
      `SELECT count(*)::int AS n ${FROM} WHERE ${condition}`,
      params,
    )) as { n: number }[];
    const column = SORTABLE[filter.sortBy ?? ''] ?? 'd.document_id';
    const rows = (await this.dataSource.query(
      `${SELECT} ${FROM} WHERE ${condition} ORDER BY ${column} ${filter.sortOrder === 'ASC' ? 'ASC' : 'DESC'}, d.document_id
        LIMIT ${bind(filter.size)} OFFSET ${bind((filter.current - 1) * filter.size)}`,
      params,
    )) as IssuedDocument[];
    return { rows, total: count!.n };
  }

  async factsOf(documentId: string): Promise<DocumentFacts> {
    const [row] = (await this.dataSource.query('SELECT facts FROM document WHERE document_id = $1', [
      documentId,
    ])) as { facts: unknown }[];
    return revivedDocumentFacts(row!.facts);
  }

  async insert(tx: EntityManager, document: NewDocument): Promise<string> {
    const { orderId, kind, version, templateId, facts, factsHash } = document;
    const [row] = (await tx.query(
      `INSERT INTO document (order_id, kind, stage, document_number, version, template_id, facts, facts_hash)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING document_id AS "documentId"`,
      [
        orderId,
        kind,
        facts.stage,
        facts.documentNumber,
        version,
        templateId,
        JSON.stringify(facts),
        factsHash,
      ],
    )) as { documentId: string }[];
    return row!.documentId;
  }

  async file(documentId: string, lang: Locale): Promise<DocumentFile | undefined> {
    const [file] = (await this.dataSource.query(
      `SELECT document_id AS "documentId", lang, file_id AS "fileId", sha256, size_bytes AS "sizeBytes",
         origin_name AS "originName" FROM document_file WHERE document_id = $1 AND lang = $2`,
      [documentId, lang],
    )) as DocumentFile[];
    return file;
  }

  /** The first of two concurrent requests stores its file; the second reads that one. */
  async keepFile(file: DocumentFile): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO document_file (document_id, lang, file_id, sha256, size_bytes, origin_name)
       VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
      [file.documentId, file.lang, file.fileId, file.sha256, file.sizeBytes, file.originName],
    );
  }

  /** The cars of an order as they were when it was placed, line by line. */
  async carsOf(orderId: string, db: EntityManager): Promise<CarSheet[]> {
    const rows = (await db.query('SELECT facts FROM order_item WHERE order_id = $1 ORDER BY order_item_id', [
      orderId,
    ])) as { facts: Record<string, unknown> }[];
    return rows.map(({ facts }) => carSheetOf(facts));
  }
}
