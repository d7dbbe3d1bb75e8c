import { NoDatabase } from '@mall/persistence/fakes';
import { LogRepository, type NewLogEntry } from './log.repository.js';

/** Log entries in memory, all of them written within the last minute. */
export class InMemoryLog extends LogRepository {
  stored: NewLogEntry[] = [];
  readonly deletedBefore: Date[] = [];

  constructor() {
    super(new NoDatabase());
  }

  override async insert(entries: readonly NewLogEntry[]): Promise<void> {
    this.stored.push(...entries);
  }

  override async reportedLately(actorId: string): Promise<number> {
    return this.stored.filter((entry) => entry.origin === 'client' && entry.actorId === actorId).length;
  }

  override async deleteOlderThan(moment: Date): Promise<void> {
    this.deletedBefore.push(moment);
  }
}
