import { Unrecorded } from '@mall/persistence';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Conversation } from './conversation.entity.js';
import { Message } from './message.entity.js';

/** Texts by which a conversation is found, except for its messages; a trigger writes them. */
@Entity('conversation_text')
@Unrecorded('A trigger writes it from rows that are recorded.')
@Index('conversation_text_folded', { synchronize: false }) // gin (folded gin_trgm_ops)
export class ConversationText {
  @PrimaryColumn('bigint')
  @ForeignKey(() => Conversation, { onDelete: 'CASCADE' })
  readonly conversationId!: string;

  /** Text that searches compare; see `foldText`. */
  @Column('text', { default: '' })
  readonly folded!: string;
}

/** Texts by which a message is found; a trigger writes them. */
@Entity('message_text')
@Unrecorded('A trigger writes it from rows that are recorded.')
@Index('message_text_folded', { synchronize: false }) // gin (folded gin_trgm_ops)
export class MessageText {
  @PrimaryColumn('bigint')
  @ForeignKey(() => Message, { onDelete: 'CASCADE' })
  readonly messageId!: string;

  /** Text that searches compare; see `foldText`. */
  @Column('text', { default: '' })
  readonly folded!: string;
}
