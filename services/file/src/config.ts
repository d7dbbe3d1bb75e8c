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
  /** Pictures that are re-encoded at once; more wait. */
  PICTURES_AT_ONCE: env.integer(2),
});
