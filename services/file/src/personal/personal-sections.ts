import type { PersonalSection } from '@mall/persistence';

const OWN = `owner_zone = 'shop' AND owner_id = $1::bigint::text AND state = 'stored'`;

/** Data of one person that this service keeps, without secrets and without the names of staff. */
export const PERSONAL_SECTIONS: readonly PersonalSection[] = [
  {
    name: 'files',
    sql: `SELECT file_id, jsonb_build_object('file', file_id, 'name', origin_name, 'purpose', purpose, 'type', content_type,
                   'bytes', size_bytes, 'at', created_at)
            FROM file WHERE ${OWN}`,
  },
  { name: 'uploads', isOfFiles: true, sql: `SELECT file_id, to_jsonb(file_id::text) FROM file WHERE ${OWN}` },
];
