import type { DatabaseSchema } from '@mall/persistence';
import { CreateFiles1700000100000 } from './migrations/0001-create-files.js';
import { UploadSlots1700000200000 } from './migrations/0002-upload-slots.js';
import { FileUse } from './record/file-use.entity.js';
import { StoredFile } from './record/file.entity.js';
import { UploadSlot } from './upload/upload-slot.entity.js';

export const fileSchema: DatabaseSchema = {
  entities: [StoredFile, FileUse, UploadSlot],
  migrations: [CreateFiles1700000100000, UploadSlots1700000200000],
};
