import type { DatabaseSchema } from '@mall/persistence';
import { CreateFiles1700000100000 } from './migrations/0001-create-files.js';
import { FileUse } from './record/file-use.entity.js';
import { StoredFile } from './record/file.entity.js';

export const fileSchema: DatabaseSchema = {
  entities: [StoredFile, FileUse],
  migrations: [CreateFiles1700000100000],
};
