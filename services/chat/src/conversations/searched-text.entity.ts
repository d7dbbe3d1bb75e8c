import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Conversation } from './conversation.entity.js';
import { Message } from './message.entity.js';

/** What a conversation is found by, its messages aside; a trigger writes it. */
@Entity('conversation_text')
@Index('conversation_text_words', { synchronize: false }) // gin (words gin_trgm_ops)
export class ConversationText {
  @PrimaryColumn('bigint')
  @ForeignKey(() => Conversation, { onDelete: 'CASCADE' })
  readonly conversationId!: string;

  @Column('text')
  readonly words!: string;
}

/** What a message is found by; a trigger writes it. */
@Entity('message_text')
@Index('message_text_words', { synchronize: false }) // gin (words gin_trgm_ops)
export class MessageText {
  @PrimaryColumn('bigint')
  @ForeignKey(() => Message, { onDelete: 'CASCADE' })
  readonly messageId!: string;

  @Column('text')
  readonly words!: string;
}
