/** Prefix of every key that the console stores. */
export const SITE_KEY = 'cars-';

/** `session` lasts as long as the browser tab, `local` is permanent. */
export type RecordType = 'session' | 'local';

/** The stored form of a value. Prescribed. */
interface StoredRecord {
  readonly dataType: string;
  readonly content: unknown;
  readonly type: RecordType;
  /** Time of storage in epoch milliseconds. */
  readonly datetime: number;
}

const storageOf = (type: RecordType): Storage => (type === 'session' ? sessionStorage : localStorage);

/** Stores a JSON value under the site key. Where the browser refuses to store, the value is lost at the next reload. */
export function keepRecord(name: string, content: unknown, type: RecordType = 'local'): void {
  const record: StoredRecord = { dataType: typeof content, content, type, datetime: Date.now() };
  try {
    storageOf(type).setItem(SITE_KEY + name, JSON.stringify(record));
  } catch (failure) {
    if (!(failure instanceof DOMException)) throw failure;
  }
}

/** Returns the stored value; undefined when there is none, or an invalid one. */
export function keptRecord(name: string, type: RecordType = 'local'): unknown {
  try {
    const record: unknown = JSON.parse(storageOf(type).getItem(SITE_KEY + name) ?? 'null');
    return isRecord(record) ? record.content : undefined;
  } catch {
    return undefined;
  }
}

export const forgetRecord = (name: string, type: RecordType = 'local'): void =>
  storageOf(type).removeItem(SITE_KEY + name);

const isRecord = (value: unknown): value is StoredRecord =>
  typeof value === 'object' && value !== null && 'content' in value && 'dataType' in value;
