import type { Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { joined } from './joined.js';

/** Bytes that one call in another thread returns. Node's own 16 KB make a database of 65 MB four thousand calls. */
const CHUNK_BYTES = 1024 * 1024;

export const gzipped = (source: Readable): Readable =>
  joined(source, createGzip({ level: 1, chunkSize: CHUNK_BYTES }));

export const gunzipped = (source: Readable): Readable =>
  joined(source, createGunzip({ chunkSize: CHUNK_BYTES }));
