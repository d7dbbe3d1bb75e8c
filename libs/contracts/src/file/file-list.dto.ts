import { Bool, Id, Instant, Int, ListOfValues, OneOf, Text } from '@mall/validation';
import { AdminPageDto } from '../define/index.js';
import { PURPOSES, type Purpose } from './purposes.js';

export class FilePageDto extends AdminPageDto {
  @ListOfValues('id', { optional: true, maxItems: 1_000 }) ids?: string[];
  @Text({ optional: true, max: 100, description: 'Part of the name of a file or of who uploaded it' })
  keyWord?: string;
  @OneOf(PURPOSES, { optional: true }) purpose?: Purpose;
  /** Limits the list to files that may be removed. */
  @Bool({ optional: true }) isOrphan?: boolean;
}

export class FileIdDto {
  @Id() fileId!: string;
}

export class ListedFileView {
  @Id() fileId!: string;
  @Text() originName!: string;
  @OneOf(PURPOSES) purpose!: Purpose;
  @Text() contentType!: string;
  @Int() sizeBytes!: number;
  @Bool() isPublic!: boolean;
  /** Address of a public file; null for private files. */
  @Text({ optional: true, max: 500 }) url!: string | null;
  /** Side of the uploader; null for files of the mall itself. */
  @OneOf(['shop', 'staff'], { optional: true }) ownerZone!: 'shop' | 'staff' | null;
  @Text({ optional: true, max: 64 }) ownerId!: string | null;
  @Text({ optional: true }) ownerName!: string | null;
  /** Records that use it, such as `order:1024`; uses of public pictures are not recorded. */
  @ListOfValues('string', { maxItems: 1_000 }) usedBy!: string[];
  /** Whether it is private, unused, and older than a day. */
  @Bool() isOrphan!: boolean;
  @Instant() createTime!: string;
}
