import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Conversation } from './conversation.entity.js';

/** An answer to a waiting buyer: how long it took, and whose it was. */
@Entity('answer')
@Index('answer_time', ['answeredAt'])
export class Answer {
  @PrimaryColumn('bigint')
  @ForeignKey(() => Conversation)
  readonly conversationId!: string;

  @PrimaryColumn('int')
  readonly seq!: number;

  /** The shop that answered; empty for the desk. */
  @Column('bigint', { nullable: true })
  readonly shopId!: string | null;

  @Column('bigint')
  readonly authorId!: string;

  @Column('timestamptz')
  readonly askedAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  readonly answeredAt!: Date;
}
