import { Unrecorded } from '@mall/persistence';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Conversation } from './conversation.entity.js';

/** An answer to a waiting buyer: its duration and its author. */
@Entity('answer')
@Unrecorded('It measures how long answers take.')
@Index('answer_time', ['answeredAt'])
export class Answer {
  @PrimaryColumn('bigint')
  @ForeignKey(() => Conversation)
  readonly conversationId!: string;

  @PrimaryColumn('int')
  readonly seq!: number;

  /** Shop that answered; empty for the desk. */
  @Column('bigint', { nullable: true })
  readonly shopId!: string | null;

  @Column('bigint')
  readonly authorId!: string;

  @Column('timestamptz')
  readonly askedAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  readonly answeredAt!: Date;
}
