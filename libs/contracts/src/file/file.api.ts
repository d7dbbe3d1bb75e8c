import type { Shaped } from '@mall/validation';
import {
  defineApi,
  internal,
  listOf,
  nothing,
  signedIn,
  type EnvelopeFamily,
  type HttpBinding,
} from '../define/index.js';
import {
  AttachFilesDto,
  FileIdsDto,
  FileView,
  ImportPictureDto,
  ImportedPictureView,
  IssueLinkDto,
  LinkForDto,
  LinkView,
  PaperLookView,
  StoredPaperView,
  StorePaperDto,
  UploadedOssFile,
  UploadedSysFile,
} from './file.dto.js';
import { attachErrors, fileErrors } from './file.errors.js';

/**
 * Bytes do not travel through operations: they go over the file service's own HTTP listener,
 * which the gateway proxies (`fileRoutes`).
 */
export const fileApi = defineApi('file', {
  linkFor: {
    http: 'GET /mall4cloud_biz/oss/link',
    request: LinkForDto,
    response: LinkView,
    access: signedIn(),
    family: 'mall',
    errors: [fileErrors.fileGone],
    summary: 'A link of one minute to a private file, for who uploaded it and for staff with the right.',
  },
  issueLink: {
    request: IssueLinkDto,
    response: LinkView,
    access: internal(),
    errors: [fileErrors.fileGone],
    summary: 'A short link without a check: the asking service knows that its caller may see the file.',
  },
  describe: {
    request: FileIdsDto,
    response: listOf(FileView),
    access: internal(),
    summary: 'Facts about files; unknown ids are left out.',
  },
  lookAtPapers: {
    request: FileIdsDto,
    response: listOf(PaperLookView),
    access: internal(),
    errors: [fileErrors.fileGone, fileErrors.imageUnreadable, fileErrors.pdfUnreadable],
    summary: 'Size of private pictures and PDFs, and whether anything can be seen on them.',
  },
  attach: {
    request: AttachFilesDto,
    response: nothing,
    access: internal(),
    errors: attachErrors,
    summary: 'Say that files are in use, after checking whose they are and what they were uploaded for.',
  },
  importPicture: {
    request: ImportPictureDto,
    response: ImportedPictureView,
    access: internal(),
    errors: [fileErrors.notAnImage, fileErrors.imageUnreadable],
    summary: 'Store a public picture; the same content answers the same file.',
  },
  storePaper: {
    request: StorePaperDto,
    response: StoredPaperView,
    access: internal(),
    errors: [fileErrors.formatRefused],
    summary: 'Store a PDF that the mall issues, as a private file; the same content answers the same file.',
  },
});

/** A route of the file service's own HTTP listener. */
export interface FileRoute {
  /** Method and path, below `/api` at the gateway and at the root of the file service. */
  readonly http: HttpBinding;
  /** Envelope family of its failures and, where there is a `response`, of its answer. */
  readonly family: EnvelopeFamily;
  /**
   * JSON that the file service answers without an envelope and the gateway wraps. Without one, bytes are passed on as
   * they are.
   */
  readonly response?: Shaped;
}

/** Routes that the gateway streams to the file service. */
export const fileRoutes = {
  uploadSysFile: { http: 'POST /admin/sys-file/upload', family: 'admin', response: UploadedSysFile },
  uploadOssFile: {
    http: 'POST /mall4cloud_biz/oss/upload_minio',
    family: 'mall',
    response: UploadedOssFile,
  },
  publicPicture: { http: 'GET /files/p/*', family: 'admin' },
  linkedFile: { http: 'GET /files/f/*', family: 'admin' },
} as const satisfies Readonly<Record<string, FileRoute>>;
