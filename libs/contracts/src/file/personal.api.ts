import { Id, Instant, ListOfValues } from '@mall/validation';
import { defineApi, internal, nothing, personalDataRows } from '../define/index.js';

/** Internal: files of one person, who uploaded them. */
export class OwnFilesDto {
  @Id() ownerId!: string;
  @ListOfValues('id', { maxItems: 1_000 }) fileIds!: string[];
}

/** Internal: the request of a person for a copy of their data. */
export class ArchiveDto {
  @Id() requestId!: string;
  @Id() userId!: string;
}

export class ArchiveRefDto {
  @Id() requestId!: string;
}

export class ArchiveView {
  /** The archive, a private file of nobody; null while it is being made. */
  @Id({ optional: true }) fileId!: string | null;
  /** Time at which it was stored. */
  @Instant({ optional: true }) storedTime!: string | null;
}

/** Operations on the files of one person, for requests about personal data. */
export const filePersonalApi = defineApi('file.personal', {
  ...personalDataRows,
  remove: {
    request: OwnFilesDto,
    response: nothing,
    access: internal(),
    takesLong: true,
    summary:
      'Delete files that a person uploaded, whatever uses them; files of others and deleted ones are left out.',
  },
  archive: {
    request: ArchiveDto,
    response: ArchiveView,
    access: internal(),
    takesLong: true,
    summary:
      'Pack the data and files of a person for one request into a ZIP file. Ask again until it answers the file.',
  },
  dropArchive: {
    request: ArchiveRefDto,
    response: nothing,
    access: internal(),
    summary: 'Delete the archive of a request; repeating it changes nothing.',
  },
});
