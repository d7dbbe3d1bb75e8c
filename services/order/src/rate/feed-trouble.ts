import { RATE_FEED_TROUBLES, type RateFeedTrouble } from '@mall/contracts/order';

/** A known reason why the bank's file could not be used. */
export class FeedTrouble extends Error {
  constructor(
    readonly trouble: RateFeedTrouble,
    message: string,
  ) {
    super(message);
  }
}

function troubleOf(failure: unknown): RateFeedTrouble {
  if (failure instanceof FeedTrouble) return failure.trouble;
  if ((failure as { name?: unknown } | null)?.name === 'TimeoutError') return 'slow';
  // `fetch` throws a TypeError when the host cannot be reached; its `cause` holds the reason.
  return failure instanceof TypeError ? 'unreachable' : 'unusable';
}

function detailOf(failure: unknown): string {
  if (typeof failure !== 'object' || failure === null) return String(failure);
  const { cause, message } = failure as { cause?: { code?: string; message?: string }; message?: string };
  return cause?.message || cause?.code || message || String(failure);
}

/** Returns a failure as it is stored beside the rates, such as `unreachable: connect ECONNREFUSED 127.0.0.1:80`. */
export const writeTrouble = (failure: unknown): string => `${troubleOf(failure)}: ${detailOf(failure)}`;

export interface NotedTrouble {
  readonly trouble: RateFeedTrouble | null;
  readonly failure: string | null;
}

export function readTrouble(noted: string | null): NotedTrouble {
  if (noted === null) return { trouble: null, failure: null };
  const trouble = RATE_FEED_TROUBLES.find((one) => noted.startsWith(`${one}: `));
  return trouble
    ? { trouble, failure: noted.slice(trouble.length + 2) }
    : { trouble: 'unusable', failure: noted };
}
