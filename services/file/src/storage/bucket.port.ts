import type { Readable } from 'node:stream';

/** Bytes of an object, first and last included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Which part of an object of that many bytes is wanted; `undefined` for all of it. */
export type PartOf = (sizeBytes: number) => ByteRange | undefined;

export interface StoredObject {
  readonly stream: Readable;
  /** Of the whole object. */
  readonly sizeBytes: number;
  /** What the stream holds, where a part was wanted. */
  readonly range?: ByteRange | undefined;
}

/** Where the bytes of files are kept. Names are made by this service; see `object-key.ts`. */
export interface Bucket {
  /** Stores the whole object or nothing; an object of that name is replaced. */
  put(name: string, source: Readable, sizeBytes: number, contentType: string): Promise<void>;
  /** `undefined` when there is no such object. The stream has to be read or destroyed. */
  open(name: string, partOf?: PartOf): Promise<StoredObject | undefined>;
  /** Does nothing when there is no such object. */
  remove(name: string): Promise<void>;
}

/** Public pictures and private papers lie apart, so that no mistake about one key shows the other. */
export abstract class Storage {
  abstract readonly public: Bucket;
  abstract readonly private: Bucket;
  /** Makes what is missing; called before the service is ready. */
  abstract prepare(): Promise<void>;
  abstract isReady(): Promise<boolean>;
}
