import type { Readable } from 'node:stream';

export interface Entry {
  readonly name: string;
  readonly sizeBytes: number;
  /** Changes when the content changes; of letters, digits, `-` and `_`. */
  readonly version: string;
}

/** A folder or a bucket: the files of the mall, or its backups. */
export interface Store {
  /** Place for messages, without keys. */
  readonly title: string;
  /** Creates the folder or bucket where it is missing. */
  prepare(): Promise<void>;
  /** Lists the objects whose names begin with `prefix`. */
  list(prefix: string): AsyncIterable<Entry>;
  /** Returns those of the names that exist. Names of one call lie close together, as `list` returns them. */
  existing(names: readonly string[]): Promise<ReadonlySet<string>>;
  /** Opens an object. @throws BackupError when there is none of that name */
  open(name: string): Promise<Readable>;
  /** Stores the whole object or nothing. A folder keeps an object of that name as it is, a bucket keeps it as an older version. */
  put(name: string, content: Readable): Promise<void>;
}

/** Returns whether a store holds nothing. */
export async function isEmpty(store: Store): Promise<boolean> {
  for await (const _ of store.list('')) return false;
  return true;
}
