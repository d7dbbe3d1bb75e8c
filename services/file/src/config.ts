import { env, readEnv } from '@mall/service-kit';

/** What the file service reads beside the kit's own variables. */
export const config = readEnv({
  /** `file:///folder` or `s3://key:secret@host:port/bucket-prefix`; `s3s://` speaks TLS. */
  STORAGE_URL: env.url(),
  /** Signs links to private files. */
  LINK_KEY: env.secret(),
  /** Uploads wait here until they are looked at; a folder of the system when missing. */
  DATA_DIR: env.optional(),
  /** Megabytes that one person may upload in a day. */
  UPLOAD_QUOTA_MB: env.integer(2_000),
  /** Uploads that are received at once; more are told to come again. */
  UPLOADS_AT_ONCE: env.integer(40),
  /** Processes that look into files, each one file at a time; more files wait. */
  PICTURES_AT_ONCE: env.integer(2, { min: 1 }),
  /** Seconds, and megabytes of memory, that one file may take to be decoded. */
  PICTURE_SECONDS: env.integer(10, { min: 1 }),
  PICTURE_MEMORY_MB: env.integer(1_024, { min: 256 }),
});
