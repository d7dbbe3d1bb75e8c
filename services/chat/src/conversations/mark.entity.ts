import type { ChatSide } from '@mall/contracts/chat';
import { Unrecorded } from '@mall/persistence';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Conversation } from './conversation.entity.js';

/** Positions up to which a side of a conversation has received and read messages. */
@Entity('conversation_mark')
@Unrecorded('It counts the messages that a side has read.')
@Index('conversation_mark_notified', ['conversationId'], { where: 'notified_seq > 0' })
@Check('conversation_mark_side_check', `side IN ('buyer', 'shop', 'desk')`)
export class ConversationMark {
  @PrimaryColumn('bigint')
  @ForeignKey(() => Conversation)
  readonly conversationId!: string;

  @PrimaryColumn('text')
  readonly side!: ChatSide;

  @Column('int', { default: 0 })
  readonly deliveredSeq!: number;

  @Column('int', { default: 0 })
  readonly readSeq!: number;

  /** Number of the last message when the side was notified of waiting messages; 0 when it has read them since. */
  @Column('int', { default: 0 })
  readonly notifiedSeq!: number;
}
