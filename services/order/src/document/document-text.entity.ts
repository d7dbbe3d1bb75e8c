import { Unrecorded } from '@mall/persistence';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { DocumentEntity } from './document.entities.js';

/** Texts by which a document is found, except the words of its order; a trigger writes them. */
@Entity('document_text')
@Unrecorded('A trigger writes it from rows that are recorded.')
@Index('document_text_folded', { synchronize: false }) // gin (folded gin_trgm_ops)
export class DocumentText {
  @PrimaryColumn('bigint')
  @ForeignKey(() => DocumentEntity, { onDelete: 'CASCADE' })
  readonly documentId!: string;

  /** Text that searches compare; see `foldText`. */
  @Column('text', { default: '' })
  readonly folded!: string;
}
