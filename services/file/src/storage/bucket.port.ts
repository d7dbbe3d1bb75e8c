import type { Readable } from 'node:stream';

/** Bytes of an object, first and last included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Returns the requested part of an object of that many bytes; `undefined` for all of it. */
export type PartOf = (sizeBytes: number) => ByteRange | undefined;

export interface StoredObject {
  readonly stream: Readable;
  /** Bytes of the whole object. */
  readonly sizeBytes: number;
  /** Range of the stream, where a part was requested. */
  readonly range?: ByteRange | undefined;
}

/** Store of the bytes of files. This service chooses the names; see `object-key.ts`. */
export interface Bucket {
  /** Stores the whole object or nothing; an object of that name is replaced. */
  put(name: string, source: Readable, sizeBytes: number, contentType: string): Promise<void>;
  /** Opens an object; `undefined` when there is none of that name. The stream has to be read or destroyed. */
  open(name: string, partOf?: PartOf): Promise<StoredObject | undefined>;
  /** Removes an object. Does nothing when there is none of that name. */
  remove(name: string): Promise<void>;
}

/** Public pictures and private papers are stored apart, so that no mistake about one key shows the other. */
export abstract class Storage {
  abstract readonly public: Bucket;
  abstract readonly private: Bucket;
  /** Creates missing buckets or folders; called before the service is ready. */
  abstract prepare(): Promise<void>;
  abstract isReady(): Promise<boolean>;
}
