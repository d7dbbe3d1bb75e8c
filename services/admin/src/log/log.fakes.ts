import { NoDatabase } from '@mall/persistence/fakes';
import { LogRepository, type NewLogEntry } from './log.repository.js';

interface Written {
  readonly entry: NewLogEntry;
  readonly atMs: number;
}

/** Log entries in memory. */
export class InMemoryLog extends LogRepository {
  readonly deletedBefore: Date[] = [];
  private written: Written[] = [];

  constructor() {
    super(new NoDatabase());
  }

  get stored(): readonly NewLogEntry[] {
    return this.written.map(({ entry }) => entry);
  }

  override async insert(entries: readonly NewLogEntry[]): Promise<void> {
    for (const entry of entries) {
      const place = this.written.findIndex(
        (known) => entry.entryId !== undefined && known.entry.entryId === entry.entryId,
      );
      const known = this.written[place];
      const { isFailure, durationMs, failure } = entry;
      if (known)
        this.written[place] = { ...known, entry: { ...known.entry, isFailure, durationMs, failure } };
      else this.written.push({ entry, atMs: Date.now() });
    }
  }

  override async reportedLately(actorId: string): Promise<number> {
    const lately = this.written.filter(({ atMs }) => atMs > Date.now() - 60_000);
    return lately.filter(({ entry }) => entry.origin === 'client' && entry.actorId === actorId).length;
  }

  override async deleteOlderThan(moment: Date): Promise<void> {
    this.deletedBefore.push(moment);
    this.written = this.written.filter(({ atMs }) => atMs >= moment.getTime());
  }

  /** Moves the time of all entries back by so many seconds. */
  age(seconds: number): void {
    this.written = this.written.map(({ entry, atMs }) => ({ entry, atMs: atMs - seconds * 1_000 }));
  }
}
