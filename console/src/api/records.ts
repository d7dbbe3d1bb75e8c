/** Prefix of every key that the console stores. */
export const SITE_KEY = 'cars-';

/** `session` ends with the browser tab, `local` stays. */
export type RecordType = 'session' | 'local';

/** How a value is stored. Prescribed. */
interface StoredRecord {
  readonly dataType: string;
  readonly content: unknown;
  readonly type: RecordType;
  /** Epoch milliseconds. */
  readonly datetime: number;
}

const storageOf = (type: RecordType): Storage => (type === 'session' ? sessionStorage : localStorage);

/** Stores a JSON value under the site key. A browser that refuses to store loses it at the next reload. */
export function keepRecord(name: string, content: unknown, type: RecordType = 'local'): void {
  const record: StoredRecord = { dataType: typeof content, content, type, datetime: Date.now() };
  try {
    storageOf(type).setItem(SITE_KEY + name, JSON.stringify(record));
  } catch (failure) {
    if (!(failure instanceof DOMException)) throw failure;
  }
}

/** The stored value; undefined when there is none, or none that can be read. */
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
