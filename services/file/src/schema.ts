import type { DatabaseSchema } from '@mall/persistence';
import { Baseline1700000200000 } from './migrations/0001-baseline.js';
import { FoldSearches1766000000090 } from './migrations/0090-fold-searches.js';
import { RecordTables1766300000000 } from './migrations/0091-record-tables.js';
import { FileUse } from './record/file-use.entity.js';
import { StoredFile } from './record/file.entity.js';
import { UploadSlot } from './upload/upload-slot.entity.js';

export const fileSchema: DatabaseSchema = {
  entities: [StoredFile, FileUse, UploadSlot],
  migrations: [Baseline1700000200000, FoldSearches1766000000090, RecordTables1766300000000],
};
