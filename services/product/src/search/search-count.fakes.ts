import { NoDatabase } from '@mall/persistence/fakes';
import { SearchCountRepository, type SearchTimes } from './search-count.repository.js';

/** Counts of one day in memory. */
export class InMemoryCounts extends SearchCountRepository {
  readonly writes: (readonly SearchTimes[])[] = [];
  isAway = false;

  constructor() {
    super(new NoDatabase());
  }

  override async add(searches: readonly SearchTimes[]): Promise<void> {
    if (this.isAway) throw new Error('away');
    this.writes.push(searches);
  }

  override async mostFrequent(limit: number): Promise<{ content: string; title: string }[]> {
    if (this.isAway) throw new Error('away');
    const all = new Map<string, SearchTimes>();
    for (const { content, title, times } of this.writes.flat()) {
      const known = all.get(content);
      all.set(content, { content, title: known?.title ?? title, times: (known?.times ?? 0) + times });
    }
    return [...all.values()]
      .sort((one, other) => other.times - one.times || (one.content < other.content ? -1 : 1))
      .slice(0, limit)
      .map(({ content, title }) => ({ content, title }));
  }
}
