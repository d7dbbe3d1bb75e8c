import { Unrecorded } from '@mall/persistence';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One of the uploads that a person may have under way at once. */
@Entity('upload_slot')
@Unrecorded('It counts uploads in progress.')
@Check('upload_slot_zone_check', `zone = ANY (ARRAY['shop', 'staff'])`)
@Check('upload_slot_slot_check', 'slot >= 1')
@Index('upload_slot_upload', ['uploadId'], { unique: true })
export class UploadSlot {
  @PrimaryColumn('text')
  readonly zone!: 'shop' | 'staff';

  @PrimaryColumn('text')
  readonly userId!: string;

  @PrimaryColumn('smallint')
  readonly slot!: number;

  @Column('uuid')
  readonly uploadId!: string;

  /** Expiry, which is extended while the upload goes on: a slot of a process that was killed becomes free by itself. */
  @Column('timestamptz')
  readonly expiresAt!: Date;
}
