import { createHash } from 'node:crypto';

/** For so long the same words of the same person are taken for a request whose answer was lost. */
const LOST_ANSWER_MS = 10 * 60_000;

/** What a person asks for, and the key that their client has made for it, if it makes any. */
export interface Asked {
  readonly said: readonly unknown[];
  readonly idempotencyKey?: string | undefined;
}

/** A request of the same person for the same, which was carried out. */
export interface CarriedOut {
  /** Null where it was not kept. */
  readonly requestKey: string | null;
  readonly at: Date;
}

/** Whether a request that was carried out then may still be sent again because its answer was lost. */
export const isAnswerLost = (at: Date, now: Date): boolean => at.getTime() > now.getTime() - LOST_ANSWER_MS;

/** Names a request by all that it says: SHA-256 in hexadecimal. */
export const requestKeyOf = ({ said, idempotencyKey }: Asked): string =>
  createHash('sha256')
    .update(JSON.stringify([said, idempotencyKey ?? null]))
    .digest('hex');

/**
 * Whether a request was carried out before. One with a key of its client is known for ever; one without is taken for the same
 * only shortly after, because a person may want the same once more.
 */
export function isRepeated(asked: Asked, before: readonly CarriedOut[], now: Date): boolean {
  const key = requestKeyOf(asked);
  const isKnownForEver = asked.idempotencyKey !== undefined;
  return before.some(({ requestKey, at }) => requestKey === key && (isKnownForEver || isAnswerLost(at, now)));
}
