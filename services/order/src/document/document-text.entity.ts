import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { DocumentEntity } from './document.entities.js';

/** What a document is found by, its order's words aside; a trigger writes it. */
@Entity('document_text')
@Index('document_text_words', { synchronize: false }) // gin (words gin_trgm_ops)
export class DocumentText {
  @PrimaryColumn('bigint')
  @ForeignKey(() => DocumentEntity, { onDelete: 'CASCADE' })
  readonly documentId!: string;

  @Column('text')
  readonly words!: string;
}
