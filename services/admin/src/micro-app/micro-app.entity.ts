import { Recorded } from '@mall/persistence';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('micro_app')
@Recorded('microApp', 'appId')
export class MicroApp {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  readonly appId!: string;

  @Column('text')
  readonly appName!: string;

  @Column('text', { unique: true })
  readonly appCode!: string;

  @Column('text')
  readonly entryUrl!: string;

  @Column('text', { unique: true })
  readonly routerPath!: string;

  @Column('text', { nullable: true })
  readonly icon!: string | null;

  @Column('int', { default: 0 })
  readonly sortOrder!: number;

  @Column('boolean', { default: true })
  readonly isOn!: boolean;

  @Column('boolean', { default: false })
  readonly isPublic!: boolean;

  @Column('text', { nullable: true })
  readonly remark!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;
}
