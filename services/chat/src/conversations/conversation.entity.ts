import type { ChatSubject } from '@mall/contracts/chat';
import type { Texts } from '@mall/validation';
import { LeftOut, Recorded } from '@mall/persistence';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A buyer's conversation with a shop and the desk about a car or an order, or with the desk alone. */
@Entity('conversation')
@Recorded('conversation', 'conversationId')
@Check('conversation_subject_check', `subject IN ('desk', 'car', 'order')`)
@Unique(['personId', 'subject', 'subjectId'])
@Index('conversation_recent', ['lastAt'])
@Index('conversation_waiting', ['waitingSince'])
@Index('conversation_shop', ['shopId', 'lastAt'])
export class Conversation {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  readonly conversationId!: string;

  @Column('bigint')
  readonly personId!: string;

  @Column('text')
  readonly nickname!: string;

  @Column('text', { default: 'desk' })
  readonly subject!: ChatSubject;

  /** Id of the subject; `0` for the desk. */
  @Column('bigint', { default: 0 })
  readonly subjectId!: string;

  @Column('jsonb', { default: {} })
  readonly title!: Partial<Texts>;

  @Column('text', { default: '' })
  readonly picture!: string;

  @Column('bigint', { nullable: true })
  readonly shopId!: string | null;

  @Column('text', { default: '' })
  readonly shopName!: string;

  @LeftOut('It counts messages.')
  @Column('int', { default: 0 })
  readonly lastSeq!: number;

  @LeftOut('It counts changes of messages.')
  @Column('int', { default: 0 })
  readonly lastRev!: number;

  @LeftOut('It repeats a message.')
  @Column('text', { default: '' })
  readonly lastContent!: string;

  @LeftOut('It repeats the moment of a message.')
  @Column('timestamptz', { default: () => 'now()' })
  readonly lastAt!: Date;

  /** Time when the buyer wrote first without an answer since. */
  @LeftOut('It follows from the messages.')
  @Column('timestamptz', { nullable: true })
  readonly waitingSince!: Date | null;

  @Column('bigint', { nullable: true })
  readonly assignedTo!: string | null;

  @Column('text', { default: '' })
  readonly assignedName!: string;

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;
}
