import type { ChatSide } from '@mall/contracts/chat';
import { Unrecorded } from '@mall/persistence';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Conversation } from './conversation.entity.js';

/** An earlier text of a changed message. */
export interface EarlierText {
  readonly content: string;
  readonly until: string;
}

@Entity('message')
@Unrecorded('A message names its author and keeps its earlier wordings.')
@Check('message_side_check', `side IN ('buyer', 'shop', 'desk', 'system')`)
@Unique(['conversationId', 'seq'])
@Unique(['conversationId', 'side', 'authorId', 'clientId'])
@Index('message_rev', ['conversationId', 'rev'])
export class Message {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  readonly messageId!: string;

  @Column('bigint')
  @ForeignKey(() => Conversation)
  readonly conversationId!: string;

  @Column('int')
  readonly seq!: number;

  /** Revision of the conversation in which the message was written or changed last. */
  @Column('int', { default: 0 })
  readonly rev!: number;

  @Column('text', { default: 'buyer' })
  readonly side!: ChatSide;

  /** Account of the author; empty for automatic answers. */
  @Column('bigint', { nullable: true })
  readonly authorId!: string | null;

  @Column('text', { default: '' })
  readonly authorName!: string;

  @Column('text')
  readonly content!: string;

  @Column('text', { nullable: true })
  readonly clientId!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  readonly editedAt!: Date | null;

  @Column('jsonb', { default: [] })
  readonly earlier!: readonly EarlierText[];

  /** Time when another side first read it. */
  @Column('timestamptz', { nullable: true })
  readonly readAt!: Date | null;
}
