import type { InputOf } from '@mall/web-kit';
import { keepRecord, keptRecord } from './records.js';

type Report = InputOf<'admin.log.report'>['logs'][number];

/** An error in this browser. The names are prescribed. */
export interface LogEntry extends Report {
  readonly id: string;
  readonly url: string;
  readonly time: string;
  readonly type: string;
  readonly message: string;
}

/** Maximum number of entries; older ones are dropped, so that the browser's storage does not fill up. */
export const MOST_ENTRIES = 200;

const RECORD = 'errorLog';

/** Uncaught errors of this browser, newest first, kept until they are cleared. */
export class ErrorLog {
  private entries: readonly LogEntry[];
  private readonly listeners = new Set<() => void>();

  constructor() {
    const kept = keptRecord(RECORD);
    this.entries = Array.isArray(kept) ? (kept as LogEntry[]) : [];
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = (): readonly LogEntry[] => this.entries;

  add(entry: LogEntry): void {
    this.change([entry, ...this.entries].slice(0, MOST_ENTRIES));
  }

  clear(): void {
    this.change([]);
  }

  private change(entries: readonly LogEntry[]): void {
    this.entries = entries;
    keepRecord(RECORD, entries);
    this.listeners.forEach((listener) => listener());
  }
}

export const errorLog = new ErrorLog();
