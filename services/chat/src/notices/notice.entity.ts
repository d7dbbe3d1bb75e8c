import { Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

@Entity('notice')
@Unique(['eventId', 'recipient'])
@Index('notice_recipient', ['recipient', 'noticeId'])
export class Notice {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  readonly noticeId!: string;

  @Column('uuid')
  readonly eventId!: string;

  @Column('text')
  readonly recipient!: string;

  @Column('text')
  readonly template!: string;

  @Column('jsonb')
  readonly params!: Readonly<Record<string, unknown>>;

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;
}
