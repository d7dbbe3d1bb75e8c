import { Recorded } from '@mall/persistence';
import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';

@Entity('department')
@Recorded('department', 'deptId')
@Unique(['directory', 'directoryId'])
export class Department {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  readonly deptId!: string;

  @Column('bigint', { nullable: true })
  @ForeignKey(() => Department)
  readonly parentId!: string | null;

  @Column('text')
  readonly name!: string;

  @Column('int', { default: 0 })
  readonly sortOrder!: number;

  @Column('text', { nullable: true })
  readonly longitude!: string | null;

  @Column('text', { nullable: true })
  readonly latitude!: string | null;

  @Column('text', { nullable: true })
  readonly address!: string | null;

  @Column('text', { nullable: true, comment: 'ding or cp: the external directory that it was taken from' })
  readonly directory!: string | null;

  @Column('text', { nullable: true })
  readonly directoryId!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;
}
