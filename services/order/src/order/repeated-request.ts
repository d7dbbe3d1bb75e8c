import { createHash } from 'node:crypto';

/** Time during which the same words of the same person count as a request whose answer was lost. */
const LOST_ANSWER_MS = 10 * 60_000;

/** Content of a person's request, and the key that their client made for it, if any. */
export interface Asked {
  readonly said: readonly unknown[];
  readonly idempotencyKey?: string | undefined;
}

/** An earlier, executed request of the same person with the same content. */
export interface CarriedOut {
  /** Key of the request; null where it was not stored. */
  readonly requestKey: string | null;
  readonly at: Date;
}

/** Whether a request executed at that time may still be repeated because its answer was lost. */
export const isAnswerLost = (at: Date, now: Date): boolean => at.getTime() > now.getTime() - LOST_ANSWER_MS;

/** Returns a key made of the whole content of a request: SHA-256 in hexadecimal. */
export const requestKeyOf = ({ said, idempotencyKey }: Asked): string =>
  createHash('sha256')
    .update(JSON.stringify([said, idempotencyKey ?? null]))
    .digest('hex');

/**
 * Whether a request was executed before. One with a key of its client is recognised for ever; one without only shortly
 * after, because a person may want the same once more.
 */
export function isRepeated(asked: Asked, before: readonly CarriedOut[], now: Date): boolean {
  const key = requestKeyOf(asked);
  const isKnownForEver = asked.idempotencyKey !== undefined;
  return before.some(({ requestKey, at }) => requestKey === key && (isKnownForEver || isAnswerLost(at, now)));
}
