import type { Texts } from '@mall/validation';
import { Recorded } from '@mall/persistence';
import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

@Entity('canned_answer', { comment: 'Answers that staff give often, written once in three languages' })
@Recorded('cannedAnswer', 'cannedAnswerId')
@Unique('canned_answer_keyword', ['keyword'])
export class CannedAnswer {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  readonly cannedAnswerId!: string;

  /** Keyword that staff type after `/`. */
  @Column('text')
  readonly keyword!: string;

  @Column('jsonb')
  readonly text!: Texts;

  @Column('text', { nullable: true })
  readonly changedBy!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  readonly updatedAt!: Date;
}
