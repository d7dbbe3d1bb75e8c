import type { LogOrigin } from '@mall/contracts/admin';
import { Unrecorded } from '@mall/persistence';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

@Entity('operation_log')
@Unrecorded('It is a log.')
@Check('operation_log_origin_check', `origin = ANY (ARRAY['operation', 'client'])`)
@Index('operation_log_by_actor', ['actorId', 'createdAt'])
@Index('operation_log_by_name', ['actorName', 'createdAt', 'logId'])
@Index('operation_log_request', ['requestId'])
@Index('operation_log_words', { synchronize: false }) // gin of trigrams of title, path, actor_name, failure
@Index('operation_log_folded', { synchronize: false }) // gin of trigrams of fold_text of the same columns
@Index('operation_log_failures', { synchronize: false }) // newest first, failures only
@Index('operation_log_newest', ['createdAt', 'logId'])
@Index('operation_log_slowest', ['durationMs', 'createdAt', 'logId'])
export class OperationLog {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  readonly logId!: string;

  @Column('text')
  readonly origin!: LogOrigin;

  @Column('boolean')
  readonly isFailure!: boolean;

  @Column('text')
  readonly title!: string;

  @Column('text', { nullable: true })
  readonly service!: string | null;

  @Column('text', { nullable: true })
  readonly method!: string | null;

  @Column('text', { nullable: true })
  readonly path!: string | null;

  @Column('text', { nullable: true })
  readonly params!: string | null;

  @Column('int', { nullable: true })
  readonly durationMs!: number | null;

  @Column('text', { nullable: true })
  readonly failure!: string | null;

  @Column('bigint', { nullable: true })
  readonly actorId!: string | null;

  @Column('text', { nullable: true })
  readonly actorName!: string | null;

  @Column('text', { nullable: true })
  readonly ip!: string | null;

  @Column('text', { nullable: true })
  readonly userAgent!: string | null;

  @Column('text', { nullable: true })
  readonly requestId!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;

  @Column('uuid', {
    nullable: true,
    unique: true,
    comment: 'Of one write of staff, told before it and after it; null for reports',
  })
  readonly entryId!: string | null;
}
