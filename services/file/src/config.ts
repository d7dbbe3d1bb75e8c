import { env, readEnv } from '@mall/service-kit';

/** The file service's own variables. */
export const config = readEnv({
  /** `file:///folder` or `s3://key:secret@host:port/bucket-prefix`; `s3s://` speaks TLS. */
  STORAGE_URL: env.url(),
  /** Signs links to private files. */
  LINK_KEY: env.secret(),
  /** Folder for uploads until they are checked; the system's temporary folder when missing. */
  DATA_DIR: env.optional(),
  /** Megabytes that one person may upload in a day. */
  UPLOAD_QUOTA_MB: env.integer(2_000),
  /** Uploads received at the same time; more are refused with the seconds to wait. */
  UPLOADS_AT_ONCE: env.integer(40),
  /** Decoder processes, one file each at a time; more files wait. */
  PICTURES_AT_ONCE: env.integer(2, { min: 1 }),
  /** Seconds of processor time, and megabytes of memory, that one file may take to be decoded. */
  PICTURE_SECONDS: env.integer(10, { min: 1 }),
  /** Seconds by the clock after which a decoder is given up that got too little of the processor. */
  PICTURE_WAIT_SECONDS: env.integer(90, { min: 1 }),
  PICTURE_MEMORY_MB: env.integer(1_024, { min: 256 }),
});
