import { LeftOut, Masked, Recorded } from '@mall/persistence';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Department } from '../department/department.entity.js';

@Entity('staff')
@Recorded('staff', 'userId')
@Index('staff_newest', ['createdAt', 'userId'], { where: 'removed_at IS NULL' })
@Index('staff_by_department', ['deptId'], { where: 'removed_at IS NULL' })
@Index('staff_by_nickname', ['nickname'], { where: 'removed_at IS NULL' })
@Index('staff_by_name', ['name'], { where: 'removed_at IS NULL' })
@Index('staff_directory', ['directory', 'directoryId'], { unique: true, where: 'removed_at IS NULL' })
@Index('staff_username', { synchronize: false }) // UNIQUE (lower(username)) WHERE (removed_at IS NULL)
export class Staff {
  @PrimaryColumn('bigint', { comment: 'Chosen by auth, whose account carries the password' })
  readonly userId!: string;

  @Column('text')
  readonly username!: string;

  @Column('text')
  readonly nickname!: string;

  @Column('text', { nullable: true })
  readonly name!: string | null;

  @Masked()
  @Column('text', { nullable: true })
  readonly phone!: string | null;

  @Masked()
  @Column('text', { nullable: true })
  readonly email!: string | null;

  @Column('text', { nullable: true })
  readonly avatar!: string | null;

  @Column('bigint', { nullable: true })
  @ForeignKey(() => Department)
  readonly deptId!: string | null;

  @Column('boolean', { default: false })
  readonly isLocked!: boolean;

  @Column('text', {
    nullable: true,
    comment: 'ding or cp: the external directory that the person was taken from',
  })
  readonly directory!: string | null;

  @Column('text', { nullable: true })
  readonly directoryId!: string | null;

  @LeftOut('It is the moment of the change.')
  @Column('timestamptz', {
    default: () => 'now()',
    comment: 'When somebody got access last: hired, unlocked (by a trigger), or given a password by another',
  })
  readonly accessAt!: Date;

  @Column('timestamptz', { nullable: true })
  readonly removedAt!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;
}
