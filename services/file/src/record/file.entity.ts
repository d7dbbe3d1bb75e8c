import type { Purpose } from '@mall/contracts/file';
import { LeftOut, Masked, Recorded } from '@mall/persistence';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

@Entity('file')
@Recorded('file', 'fileId')
@Check('file_check', '(owner_zone IS NULL) = (owner_id IS NULL)')
@Check('file_owner_zone_check', `owner_zone = ANY (ARRAY['shop', 'staff'])`)
@Check('file_state_check', `state = ANY (ARRAY['storing', 'stored'])`)
@Index('file_import', ['sourceSha256'], { unique: true, where: `(owner_id IS NULL) AND (state = 'stored')` })
@Index('file_owner', ['ownerZone', 'ownerId', 'createdAt'])
@Index('file_storing', ['createdAt'], { where: `state = 'storing'` })
export class StoredFile {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  readonly fileId!: string;

  @Masked()
  @Column('text', { unique: true })
  readonly key!: string;

  @LeftOut('A file is stored within seconds.')
  @Column('text', { default: 'storing' })
  readonly state!: 'storing' | 'stored';

  @Column('text')
  readonly purpose!: Purpose;

  @Column('boolean')
  readonly isPublic!: boolean;

  @Column('text', { nullable: true })
  readonly ownerZone!: 'shop' | 'staff' | null;

  @Column('text', { nullable: true })
  readonly ownerId!: string | null;

  @Column('text', { nullable: true })
  readonly ownerName!: string | null;

  @Column('text')
  readonly originName!: string;

  @Column('text')
  readonly contentType!: string;

  @Column('bigint')
  readonly sizeBytes!: string;

  @Column('text')
  readonly sha256!: string;

  @Column('text')
  readonly sourceSha256!: string;

  @Column('int', { nullable: true })
  readonly width!: number | null;

  @Column('int', { nullable: true })
  readonly height!: number | null;

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;
}
