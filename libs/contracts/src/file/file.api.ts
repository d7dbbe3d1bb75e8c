import { defineApi, internal, listOf, nothing, signedIn } from '../define/index.js';
import {
  AttachFilesDto,
  FileIdsDto,
  FileView,
  ImportPictureDto,
  ImportedPictureView,
  IssueLinkDto,
  LinkForDto,
  LinkView,
  StoredPaperView,
  StorePaperDto,
} from './file.dto.js';
import { fileErrors } from './file.errors.js';

/**
 * Bytes do not travel through operations: they go over the file service's own HTTP listener,
 * which the gateway proxies (`FILE_ROUTES`).
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
  attach: {
    request: AttachFilesDto,
    response: nothing,
    access: internal(),
    errors: [fileErrors.fileGone, fileErrors.wrongPurpose],
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

/** What the gateway passes to the file service as it is, method and path below `/api`. */
export const FILE_ROUTES = [
  'POST /admin/sys-file/upload',
  'POST /mall4cloud_biz/oss/upload_minio',
  'GET /files/p/*',
  'GET /files/f/*',
] as const;
