// Written by "npm run write:schemas": the columns of migrations/schema.sql as types.
import type { Generated, GeneratedAlways } from '@mall/persistence';
import type { FileUse } from './record/file-use.entity.js';
import type { StoredFile } from './record/file.entity.js';
import type { UploadSlot } from './upload/upload-slot.entity.js';

export interface FileTables {
  file: {
    file_id: GeneratedAlways<string>; key: StoredFile['key']; state: Generated<StoredFile['state']>;
    purpose: StoredFile['purpose']; is_public: boolean; owner_zone: StoredFile['ownerZone'] | null;
    owner_id: StoredFile['ownerId'] | null; owner_name: StoredFile['ownerName'] | null;
    origin_name: StoredFile['originName']; content_type: StoredFile['contentType']; size_bytes: string;
    sha256: StoredFile['sha256']; source_sha256: StoredFile['sourceSha256']; width: number | null;
    height: number | null; created_at: Generated<Date>;
  };
  file_use: {
    file_id: string; used_by: FileUse['usedBy']; attached_at: Generated<Date>;
  };
  upload_slot: {
    zone: UploadSlot['zone']; user_id: UploadSlot['userId']; slot: number; upload_id: string; expires_at: Date;
  };
}
