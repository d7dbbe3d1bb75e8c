import { Unrecorded } from '@mall/persistence';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Conversation } from '../conversations/conversation.entity.js';

/** A note that staff write for each other about a conversation. */
@Entity('note')
@Unrecorded('A note names its author and never changes.')
@Index('note_conversation', ['conversationId', 'noteId'])
export class Note {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  readonly noteId!: string;

  @Column('bigint')
  @ForeignKey(() => Conversation)
  readonly conversationId!: string;

  @Column('bigint')
  readonly authorId!: string;

  @Column('text')
  readonly authorName!: string;

  @Column('text')
  readonly text!: string;

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;
}
