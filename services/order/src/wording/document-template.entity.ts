import type { TemplateKind } from '@mall/contracts/order';
import { Recorded } from '@mall/persistence';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { TemplateContent } from './template-content.js';

/** The wording of documents. A trigger refuses every change of a row that has a version. */
@Entity('document_template', {
  comment: 'Wording of papers. Without a version it is a draft; with one it never changes.',
})
@Recorded('documentTemplate', 'templateId')
@Unique('document_template_once', ['kind', 'version'])
@Check('document_template_kind_check', `kind IN ('contract', 'proforma', 'invoice')`)
@Check('document_template_version_check', 'version >= 1')
@Check(
  'document_template_check',
  '(version IS NULL) = (published_at IS NULL) AND (version IS NULL) = (valid_from IS NULL)',
)
@Index('document_template_one_draft', ['kind'], { unique: true, where: 'version IS NULL' })
@Index('document_template_in_force', ['kind', 'validFrom', 'version'], { where: 'version IS NOT NULL' })
export class DocumentTemplate {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  readonly templateId!: string;

  @Column('text')
  readonly kind!: TemplateKind;

  @Column('int', { nullable: true })
  readonly version!: number | null;

  @Column('jsonb')
  readonly content!: TemplateContent;

  @Column('text', { nullable: true })
  readonly note!: string | null;

  @Column('timestamptz', { nullable: true })
  readonly validFrom!: Date | null;

  @Column('text', { nullable: true })
  readonly createdBy!: string | null;

  /** Account ids of all its authors. */
  @Column('text', { array: true, default: [] })
  readonly authorIds!: readonly string[];

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  readonly updatedAt!: Date;

  @Column('text', { nullable: true })
  readonly publishedBy!: string | null;

  @Column('timestamptz', { nullable: true })
  readonly publishedAt!: Date | null;
}
