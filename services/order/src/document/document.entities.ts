import type { DocumentKind, DocumentStage } from '@mall/contracts/order';
import type { Locale } from '@mall/validation';
import { Masked, Recorded, Unrecorded } from '@mall/persistence';
import {
  Check,
  Column,
  Entity,
  ForeignKey,
  Index,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { OrderEntity } from '../order/order.entity.js';
import { DocumentTemplate } from '../wording/document-template.entity.js';

/** An issued document. Triggers refuse every change of it and of its files. */
@Entity('document')
@Recorded('order', 'orderId')
@Unique('document_version_once', ['orderId', 'kind', 'version'])
@Check('document_kind_check', `kind IN ('contract', 'invoice')`)
@Check('document_stage_check', `stage IN ('unsigned', 'signed', 'proforma', 'invoice')`)
@Check('document_version_check', 'version >= 1')
export class DocumentEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  readonly documentId!: string;

  @Column('bigint')
  @ForeignKey(() => OrderEntity)
  readonly orderId!: string;

  @Column('text')
  readonly kind!: DocumentKind;

  @Column('text')
  readonly stage!: DocumentStage;

  @Index('document_number')
  @Column('text')
  readonly documentNumber!: string;

  @Column('int')
  readonly version!: number;

  @Column('bigint')
  @ForeignKey(() => DocumentTemplate)
  readonly templateId!: string;

  @Masked()
  @Column('jsonb')
  readonly facts!: unknown;

  @Column('text')
  readonly factsHash!: string;

  @Column('timestamptz', { default: () => 'now()' })
  readonly issuedAt!: Date;
}

/** The PDF of a document in one language, stored by the file service. */
@Entity('document_file')
@Unrecorded('A rendering of a document; it never changes.')
@Check('document_file_lang_check', `lang IN ('ru', 'zh', 'en')`)
export class DocumentFile {
  @PrimaryColumn('bigint')
  @ForeignKey(() => DocumentEntity)
  readonly documentId!: string;

  @PrimaryColumn('text')
  readonly lang!: Locale;

  @Column('bigint')
  readonly fileId!: string;

  @Index('document_file_sha256')
  @Column('text')
  readonly sha256!: string;

  @Column('int')
  readonly sizeBytes!: number;

  @Column('text')
  readonly originName!: string;

  @Column('timestamptz', { default: () => 'now()' })
  readonly renderedAt!: Date;
}
