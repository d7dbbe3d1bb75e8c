import { Bool, Id, Instant, Int, ListOfValues, OneOf, say, Text } from '@mall/validation';
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
  @Text({ label: say('Файл', '文件名', 'File') }) originName!: string;
  @OneOf(PURPOSES, { label: say('Назначение', '用途', 'Purpose') }) purpose!: Purpose;
  @Text() contentType!: string;
  @Int() sizeBytes!: number;
  @Bool() isPublic!: boolean;
  /** Address of a public file; null for private files. */
  @Text({ optional: true, max: 500 }) url!: string | null;
  /** Side of the uploader; null for files of the mall itself. */
  @OneOf(['shop', 'staff'], { optional: true }) ownerZone!: 'shop' | 'staff' | null;
  @Text({ optional: true, max: 64 }) ownerId!: string | null;
  @Text({ label: say('Кто загрузил', '上传人', 'Uploaded by'), optional: true }) ownerName!: string | null;
  /** Records that use it, such as `order:1024`; uses of public pictures are not recorded. */
  @ListOfValues('string', { label: say('Где используется', '使用位置', 'Used by'), maxItems: 1_000 })
  usedBy!: string[];
  /** Whether it is private, unused, and older than a day. */
  @Bool() isOrphan!: boolean;
  @Instant({ label: say('Загружен', '上传时间', 'Uploaded') }) createTime!: string;
}
