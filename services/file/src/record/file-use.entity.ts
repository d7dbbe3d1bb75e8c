import { Recorded } from '@mall/persistence';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { StoredFile } from './file.entity.js';

@Entity('file_use')
@Recorded('file', 'fileId')
export class FileUse {
  @PrimaryColumn('bigint')
  @ForeignKey(() => StoredFile)
  readonly fileId!: string;

  @PrimaryColumn('text')
  readonly usedBy!: string;

  @Column('timestamptz', { default: () => 'now()' })
  readonly attachedAt!: Date;
}
