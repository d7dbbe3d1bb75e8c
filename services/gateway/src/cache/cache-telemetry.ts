import { addCounter } from '@mall/telemetry';
import type { AnswerCache } from './answer-cache.js';

/** Counts the outcomes of requests to the cache of answers to visitors. */
export function countCachedAnswers({ counts }: AnswerCache): void {
  addCounter({
    name: 'mall_cached_answers_total',
    help: 'Requests for answers that may be cached: answered from the cache, with a call of another request, or with one of their own.',
    labelNames: ['outcome'],
    read: () => [
      { labels: { outcome: 'hit' }, value: counts.hits },
      { labels: { outcome: 'joined' }, value: counts.joined },
      { labels: { outcome: 'miss' }, value: counts.misses },
    ],
  });
}
