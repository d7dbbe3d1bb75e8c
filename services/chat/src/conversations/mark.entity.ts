import type { ChatSide } from '@mall/contracts/chat';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Conversation } from './conversation.entity.js';

/** How far a side of a conversation has received and read, by the numbers of its messages. */
@Entity('conversation_mark')
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

  /** The last message when the side was told elsewhere that messages wait; 0 when it has read them since. */
  @Column('int', { default: 0 })
  readonly notifiedSeq!: number;
}
