// SQL: checkout embeds the id of the template in force in a larger statement.
import { Injectable } from '@nestjs/common';
import type { TemplateKind } from '@mall/contracts/order';
import { column, queryRows, rowShape } from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import { DocumentTemplate } from './document-template.entity.js';
import type { PublishedTemplate } from './template-content.js';

/** Returns a query for the id of the template of a kind that took effect last. */
export const sqlTemplateInForce = (kind: string): string =>
  `SELECT template_id FROM document_template WHERE kind = ${kind} AND version IS NOT NULL AND valid_from <= now()
    ORDER BY valid_from DESC, version DESC LIMIT 1`;

const inForce = rowShape({ template_id: column.bigint });

/** Published templates. They never change, so each is read from the database once per process. */
@Injectable()
export class PublishedTemplateRepository {
  private readonly known = new Map<string, Promise<PublishedTemplate>>();

  constructor(private readonly dataSource: DataSource) {}

  /** Returns the template that took effect last, by the database's clock. */
  async now(kind: TemplateKind, db: EntityManager = this.dataSource.manager): Promise<PublishedTemplate> {
    const [row] = await queryRows(db, inForce, sqlTemplateInForce('$1'), [kind]);
    if (!row) throw new Error(`There is no template in force for ${kind}.`);
    return this.one(row.template_id, db);
  }

  async idOf(kind: TemplateKind, version: number, db: EntityManager): Promise<string> {
    const row = await db.getRepository(DocumentTemplate).findOneBy({ kind, version });
    if (!row) throw new Error(`There is no version ${version} of the template for ${kind}.`);
    return row.templateId;
  }

  one(templateId: string, db: EntityManager = this.dataSource.manager): Promise<PublishedTemplate> {
    const known = this.known.get(templateId) ?? this.read(templateId, db);
    this.known.set(templateId, known);
    known.catch(() => this.known.delete(templateId));
    return known;
  }

  private async read(templateId: string, db: EntityManager): Promise<PublishedTemplate> {
    const row = await db.getRepository(DocumentTemplate).findOneBy({ templateId });
    if (!row || row.version === null) throw new Error(`There is no published template ${templateId}.`);
    const { kind, version, content } = row;
    return { templateId, kind, version, content };
  }
}
