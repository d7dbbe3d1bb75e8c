import type { DataScope } from '@mall/contracts/admin';
import type { Texts } from '@mall/validation';
import { Recorded } from '@mall/persistence';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('role')
@Recorded('role', 'roleId')
export class Role {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  readonly roleId!: string;

  @Column('text', { unique: true })
  readonly roleCode!: string;

  @Column('jsonb')
  readonly names!: Texts;

  @Column('text', { nullable: true })
  readonly description!: string | null;

  @Column('boolean', { default: false })
  readonly grantsAll!: boolean;

  @Column('boolean', { default: false })
  readonly isSystem!: boolean;

  @Column('text', {
    default: 'all',
    comment: 'Whose staff and log entries holders see: all, own, ownAndBelow or chosen departments',
  })
  readonly dataScope!: DataScope;

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;
}
