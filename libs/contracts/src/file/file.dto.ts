import { Bool, Id, Instant, Int, ListOfValues, OneOf, Text } from '@mall/validation';
import { PURPOSES, type Purpose } from './purposes.js';

const labels = {
  file: { ru: 'Файл', zh: '文件', en: 'File' },
};

/** Answer of `POST /api/admin/sys-file/upload`. Field names are prescribed; `url` is what to store. */
export class UploadedSysFile {
  @Id() fileId!: string;
  /** Public: the picture itself. Private: the address that `linkFor` opens for a while. */
  @Text({ max: 500 }) url!: string;
  /** Name made by the server. */
  @Text() fileName!: string;
  /** Name the sender gave, shown to people only. */
  @Text() originName!: string;
  @OneOf(['public', 'private']) bucketName!: 'public' | 'private';
  /** `yyyy-MM-dd HH:mm:ss`, UTC. */
  @Text() upTime!: string;
  @Text({ optional: true }) userId!: string;
  @Text({ optional: true }) userName!: string;
  @Text() contentType!: string;
  @Int() sizeBytes!: number;
}

/** Answer of `POST /api/mall4cloud_biz/oss/upload_minio`. `dir` + `fileName` is the key; `url` is what to store. */
export class UploadedOssFile {
  @Id() fileId!: string;
  @Text() dir!: string;
  @Text() fileName!: string;
  @Text() originName!: string;
  @Text({ max: 500 }) url!: string;
  @Text() contentType!: string;
  @Int() sizeBytes!: number;
}

/** Query of both upload calls; the file itself is the multipart field `file`. */
export class UploadQueryDto {
  @OneOf(PURPOSES, { optional: true }) purpose: Purpose = 'document';
}

export class LinkForDto {
  @Id({ label: labels.file, missing: 'upload' }) fileId!: string;
  /** Offer it as a download instead of showing it; a PDF is always a download. */
  @OneOf([0, 1], { optional: true }) download?: 0 | 1;
}

export class IssueLinkDto extends LinkForDto {
  @Int({ min: 10, max: 3600, optional: true }) seconds = 60;
}

export class LinkView {
  /** Opens without a token until `expiresAt`. */
  @Text({ max: 1000 }) url!: string;
  @Instant() expiresAt!: string;
  @Text() originName!: string;
  @Text() contentType!: string;
}

export class FileIdsDto {
  @ListOfValues('id', { minItems: 1, maxItems: 200 }) fileIds!: string[];
}

export class FileView {
  @Id() fileId!: string;
  @Text({ max: 500 }) url!: string;
  @OneOf(PURPOSES) purpose!: Purpose;
  @Bool() isPublic!: boolean;
  /** Who uploaded it; absent for files of the system. */
  @Text({ optional: true }) ownerId?: string;
  @Text() originName!: string;
  @Text() contentType!: string;
  @Int() sizeBytes!: number;
  @Text({ max: 64 }) sha256!: string;
  /** ISO 8601. */
  @Instant() createdAt!: string;
}

/** What a picture or PDF shows at the first look, without reading it. */
export class PaperLookView {
  @Id() fileId!: string;
  /** Of a picture, in pixels; null for a PDF. */
  @Int({ optional: true }) widthPx!: number | null;
  @Int({ optional: true }) heightPx!: number | null;
  /** Of a PDF; null for a picture. */
  @Int({ optional: true }) pages!: number | null;
  /** The picture has one colour, or no page of the PDF shows anything. */
  @Bool() isBlank!: boolean;
}

export class AttachFilesDto extends FileIdsDto {
  /** What uses the files, `order:1024`. */
  @Text({ max: 100, pattern: /^[a-z][a-zA-Z]*:[\w-]+$/ }) usedBy!: string;
  /** The uploader the files have to belong to; others are refused. Left out: any. */
  @Text({ optional: true, max: 64 }) ownerId?: string;
  /** The purposes that are accepted. */
  @ListOfValues('string', { optional: true, maxItems: 10 }) purposes?: string[];
}

export class ImportPictureDto {
  /** Shown to people only. */
  @Text({ max: 255 }) name!: string;
  /** PNG, JPEG, WebP, GIF, BMP or SVG in base64; at most 700 KB of it, so that it fits one message. */
  @Text({ max: 955_000 }) contentBase64!: string;
  /** A drawing, which must not be taken for a photograph: `isDrawnPicture` tells it by its address. */
  @Bool({ optional: true }) isDrawn?: boolean;
}

export class ImportedPictureView {
  @Id() fileId!: string;
  @Text({ max: 500 }) url!: string;
}

export class StorePaperDto {
  /** What a person saves it as. */
  @Text({ max: 255 }) name!: string;
  /** The PDF in base64; at most 700 KB of it, so that it fits one message. */
  @Text({ max: 955_000 }) contentBase64!: string;
}

export class StoredPaperView {
  @Id() fileId!: string;
  @Text({ max: 64 }) sha256!: string;
  @Int() sizeBytes!: number;
}
