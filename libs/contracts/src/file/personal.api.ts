import { Id, ListOfValues } from '@mall/validation';
import { defineApi, internal, nothing } from '../define/index.js';

/** Internal: files of one person, who uploaded them. */
export class OwnFilesDto {
  @Id() ownerId!: string;
  @ListOfValues('id', { maxItems: 1_000 }) fileIds!: string[];
}

/** Operations on the files of one person, for requests about personal data. */
export const filePersonalApi = defineApi('file.personal', {
  remove: {
    request: OwnFilesDto,
    response: nothing,
    access: internal(),
    takesLong: true,
    summary:
      'Delete files that a person uploaded, whatever uses them; files of others and deleted ones are left out.',
  },
});
