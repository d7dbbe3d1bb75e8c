import { Column, Entity, ForeignKey, PrimaryGeneratedColumn } from 'typeorm';

@Entity('department')
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

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;
}
