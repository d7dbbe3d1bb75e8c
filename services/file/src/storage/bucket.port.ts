import type { Readable } from 'node:stream';

export interface StoredObject {
  readonly stream: Readable;
  readonly sizeBytes: number;
}

/** Where the bytes of files are kept. Names are made by this service; see `object-key.ts`. */
export interface Bucket {
  /** Stores the whole object or nothing; an object of that name is replaced. */
  put(name: string, source: Readable, sizeBytes: number, contentType: string): Promise<void>;
  /** `undefined` when there is no such object. The stream has to be read or destroyed. */
  open(name: string): Promise<StoredObject | undefined>;
  /** Does nothing when there is no such object. */
  remove(name: string): Promise<void>;
}

/** Public pictures and private papers lie apart, so that no mistake about one key shows the other. */
export abstract class Storage {
  abstract readonly public: Bucket;
  abstract readonly private: Bucket;
  /** Makes what is missing; called before the first request. */
  abstract prepare(): Promise<void>;
  abstract isReady(): Promise<boolean>;
}
