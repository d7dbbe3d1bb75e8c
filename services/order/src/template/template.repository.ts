// SQL: state and use of a template are computed for lists; single statements decide about drafts and
// versions.
import { Injectable } from '@nestjs/common';
import type { TemplateKind, TemplatePageDto, TemplateState } from '@mall/contracts/order';
import {
  affectedRows,
  column,
  Conditions,
  type Page,
  queryRows,
  querySqlPage,
  rowShape,
} from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import { DocumentTemplate } from '../wording/document-template.entity.js';
import type { TemplateContent } from '../wording/template-content.js';

export interface Template {
  readonly templateId: string;
  readonly kind: TemplateKind;
  readonly state: TemplateState;
  readonly version: number | null;
  readonly content: TemplateContent;
  readonly note: string | null;
  readonly validFrom: Date | null;
  readonly issuedCount: number;
  readonly createdBy: string | null;
  /** Account ids of all its authors. */
  readonly authorIds: readonly string[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly publishedBy: string | null;
  readonly publishedAt: Date | null;
}

export interface Author {
  readonly userId: string;
  readonly name: string | null;
}

export interface StartedDraft {
  readonly templateId: string;
  readonly isNew: boolean;
}

const templateShape = rowShape<Template>({
  templateId: column.bigint,
  kind: column.oneOf('contract', 'proforma', 'invoice'),
  state: column.oneOf('draft', 'scheduled', 'current', 'retired'),
  version: column.nullable(column.integer),
  content: column.json<TemplateContent>(),
  note: column.nullable(column.text),
  validFrom: column.nullable(column.timestamp),
  issuedCount: column.integer,
  createdBy: column.nullable(column.text),
  authorIds: column.array(column.text),
  createdAt: column.timestamp,
  updatedAt: column.timestamp,
  publishedBy: column.nullable(column.text),
  publishedAt: column.nullable(column.timestamp),
});
const startedDraft = rowShape<StartedDraft>({ templateId: column.bigint, isNew: column.boolean });

/** Selects templates. The state follows from the version and the clock: the version that took effect last is in force. */
const ROWS = `SELECT template_id AS "templateId", kind, version, content, note, valid_from AS "validFrom",
  created_by AS "createdBy", author_ids AS "authorIds", created_at AS "createdAt", updated_at AS "updatedAt", published_by AS "publishedBy",
  published_at AS "publishedAt",
  CASE WHEN version IS NULL THEN 'draft' WHEN valid_from > now() THEN 'scheduled'
    WHEN template_id = (SELECT f.template_id FROM document_template f
      WHERE f.kind = t.kind AND f.version IS NOT NULL AND f.valid_from <= now()
      ORDER BY f.valid_from DESC, f.version DESC LIMIT 1) THEN 'current' ELSE 'retired' END AS state,
  CASE WHEN kind = 'contract' THEN (SELECT count(*) FROM sales_contract c WHERE c.version = t.version)
    ELSE (SELECT count(*) FROM document d WHERE d.template_id = t.template_id) END::int AS "issuedCount"
  FROM document_template t`;

const SORTABLE: Readonly<Record<string, string>> = {
  templateId: '"templateId"',
  kind: 'kind',
  version: 'version',
  validFrom: '"validFrom"',
  createTime: '"createdAt"',
  updateTime: '"updatedAt"',
};

@Injectable()
export class TemplateRepository {
  constructor(private readonly dataSource: DataSource) {}

  async find(templateId: string, db: EntityManager = this.dataSource.manager): Promise<Template | undefined> {
    const [template] = await queryRows(db, templateShape, `${ROWS} WHERE template_id = $1`, [templateId]);
    return template;
  }

  /** Returns drafts first, then the newest versions, unless another order is requested. */
  page(request: TemplatePageDto): Promise<Page<Template>> {
    const where = new Conditions()
      .when(request.ids, (ids) => `"templateId" = ANY(${ids}::bigint[])`)
      .when(request.kind, (kind) => `kind = ${kind}`)
      .when(request.state, (state) => `state = ${state}`);
    return querySqlPage(
      this.dataSource,
      {
        shape: templateShape,
        select: '*',
        from: `(${ROWS}) rows`,
        where,
        sortable: SORTABLE,
        order: '(version IS NULL) DESC, "publishedAt" DESC, "templateId" DESC',
      },
      request,
    );
  }

  /**
   * Returns the only draft of this kind: a new one with this content, or the existing one, unchanged. A draft that this
   * person has started with the same content, and that nobody has changed since, is still answered as new.
   */
  async startDraft(kind: TemplateKind, content: TemplateContent, by: Author): Promise<StartedDraft> {
    // The update changes nothing; without it an existing row would not be returned. Only a new row has no
    // xmax.
    const [row] = await queryRows(
      this.dataSource,
      startedDraft,
      `INSERT INTO document_template AS known (kind, content, created_by, author_ids) VALUES ($1, $2, $3, ARRAY[$4])
        ON CONFLICT (kind) WHERE version IS NULL DO UPDATE SET kind = excluded.kind
        RETURNING template_id AS "templateId",
          xmax = 0 OR author_ids = ARRAY[$4] AND updated_at = created_at AND content = $2::jsonb AS "isNew"`,
      [kind, JSON.stringify(content), by.name, by.userId],
    );
    return row!;
  }

  /** Runs `work` on the locked template; `work` gets `undefined` where there is none. */
  withLocked<T>(
    templateId: string,
    work: (template: Template | undefined, tx: EntityManager) => Promise<T>,
  ): Promise<T> {
    return this.dataSource.transaction(async (tx) => {
      await tx.query('SELECT FROM document_template WHERE template_id = $1 FOR UPDATE', [templateId]);
      return work(await this.find(templateId, tx), tx);
    });
  }

  async save(
    tx: EntityManager,
    { templateId, authorIds }: Template,
    { content, note }: Pick<Template, 'content' | 'note'>,
    authorId: string,
  ): Promise<void> {
    const authors = [...new Set([...authorIds, authorId])];
    await tx
      .getRepository(DocumentTemplate)
      .update({ templateId }, { content, note, authorIds: authors, updatedAt: () => 'now()' });
  }

  async remove(tx: EntityManager, templateId: string): Promise<void> {
    await tx.getRepository(DocumentTemplate).delete({ templateId });
  }

  /** Makes a draft the next version. False when `validFrom` has passed by the database's clock. */
  async publish(
    tx: EntityManager,
    templateId: string,
    validFrom: string | null,
    by: string | null,
  ): Promise<boolean> {
    const published = await affectedRows(
      tx,
      `UPDATE document_template t SET published_at = now(), published_by = $3, updated_at = now(),
         valid_from = coalesce($2::timestamptz, now()),
         version = (SELECT coalesce(max(version), 0) + 1 FROM document_template o WHERE o.kind = t.kind)
        WHERE template_id = $1 AND coalesce($2::timestamptz, now()) > now() - interval '1 minute'`,
      [templateId, validFrom, by],
    );
    return published === 1;
  }
}
