import { env, readEnv } from '@mall/service-kit/env';
import { clamdAddress } from './upload/clamd.js';

function whenAway(text: string): 'refuse' | 'accept' {
  if (text !== 'refuse' && text !== 'accept') throw new Error('must be refuse or accept');
  return text;
}

/** Environment variables of the file service. */
export const config = readEnv({
  /** Address of the store: `file:///folder` or `s3://key:secret@host:port/bucket-prefix`; `s3s://` uses TLS. */
  STORAGE_URL: env.url(),
  /** Signs links to private files. */
  LINK_KEY: env.secret(),
  /** Folder for uploads that are not checked yet; the system's temporary folder when missing. */
  DATA_DIR: env.optional(),
  /** Megabytes that one person may upload in a day. */
  UPLOAD_QUOTA_MB: env.integer(2_000),
  /** Maximum uploads received at the same time; more are refused with the seconds to wait. */
  UPLOADS_AT_ONCE: env.integer(40),
  /** Maximum decoder processes, one file each at a time; more files wait. */
  PICTURES_AT_ONCE: env.integer(2, { min: 1 }),
  /** Maximum processor time in seconds, and memory in megabytes, for decoding one file. */
  PICTURE_SECONDS: env.integer(10, { min: 1 }),
  /** Seconds by the clock after which a decoder is killed that got too little of the processor. */
  PICTURE_WAIT_SECONDS: env.integer(90, { min: 1 }),
  PICTURE_MEMORY_MB: env.integer(1_024, { min: 256 }),
  /** Virus scanner that speaks clamd's protocol, `tcp://host:port` or `unix:///path`; without it files are not scanned. */
  VIRUS_SCANNER_URL: env.optionally(clamdAddress),
  /** Treatment of files while the scanner is away: `refuse` them, to be sent again later, or `accept` them unscanned. */
  VIRUS_SCANNER_AWAY: env.parsed(whenAway, 'refuse'),
  /** Seconds without any byte from the scanner after which it counts as away. */
  VIRUS_SCANNER_SECONDS: env.integer(60, { min: 1 }),
});
