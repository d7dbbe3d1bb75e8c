import { Unrecorded } from '@mall/persistence';
import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

@Entity('sms_code')
@Unrecorded('Codes live for minutes.')
@Index('sms_code_expires', ['expiresAt'])
@Index('sms_code_ip', ['ip', 'sentAt'])
@Index('sms_code_mobile', ['mobile', 'sentAt'])
export class SmsCode {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  readonly codeId!: string;

  @Column('text')
  readonly purpose!: string;

  @Column('text')
  readonly mobile!: string;

  @Column('bytea')
  readonly codeHash!: Buffer;

  /** Tries left; -1 once the code is used. */
  @Column('int')
  readonly triesLeft!: number;

  /** The network that requested the code: an IPv4 address or the /64 of an IPv6 address. */
  @Column('text', { nullable: true })
  readonly ip!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  readonly sentAt!: Date;

  @Column('timestamptz')
  readonly expiresAt!: Date;
}

/** Number of messages of a day, in UTC. */
@Entity('sms_day')
@Unrecorded('It counts messages.')
export class SmsDay {
  @PrimaryColumn('date')
  readonly day!: string;

  @PrimaryColumn('text')
  readonly kind!: string;

  @Column('int')
  readonly sent!: number;
}
