import { Unrecorded } from '@mall/persistence';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { ProfileRow } from '../profile/profile.entity.js';

/** Record of a member of staff viewing an unmasked passport, with the reason. */
@Entity('passport_reveal')
@Unrecorded('It is a log.')
@Index('passport_reveal_by_user', ['userId', 'revealId'])
@Index('passport_reveal_by_staff', ['staffId', 'createdAt'])
export class PassportReveal {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  readonly revealId!: string;

  @Column('bigint')
  @ForeignKey(() => ProfileRow)
  readonly userId!: string;

  @Column('text')
  readonly staffId!: string;

  @Column('text')
  readonly staffName!: string;

  @Column('text')
  readonly reason!: string;

  @Column('text', { nullable: true })
  readonly ip!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;
}
