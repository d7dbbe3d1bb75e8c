import type { ChatSide } from '@mall/contracts/chat';
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Conversation } from './conversation.entity.js';

/** How far a side of a conversation has received and read, by the numbers of its messages. */
@Entity('conversation_mark')
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
}
