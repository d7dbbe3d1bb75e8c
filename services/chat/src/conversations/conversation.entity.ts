import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('conversation')
@Check('conversation_unread_by_desk_check', 'unread_by_desk >= 0')
@Check('conversation_unread_by_person_check', 'unread_by_person >= 0')
@Index('conversation_recent', ['lastAt'])
export class Conversation {
  @PrimaryColumn('bigint')
  readonly personId!: string;

  @Column('text')
  readonly nickname!: string;

  @Column('int', { default: 0 })
  readonly lastSeq!: number;

  @Column('text', { default: '' })
  readonly lastContent!: string;

  @Column('timestamptz', { default: () => 'now()' })
  readonly lastAt!: Date;

  @Column('int', { default: 0 })
  readonly unreadByPerson!: number;

  @Column('int', { default: 0 })
  readonly unreadByDesk!: number;
}
