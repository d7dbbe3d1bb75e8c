import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

@Entity('sms_code')
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

  @Column('int')
  readonly triesLeft!: number;

  @Column('text', { nullable: true })
  readonly ip!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  readonly sentAt!: Date;

  @Column('timestamptz')
  readonly expiresAt!: Date;
}
