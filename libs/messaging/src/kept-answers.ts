import { setTimeout as sleep } from 'node:timers/promises';
import { platformErrors, type Caller, type Operation } from '@mall/contracts/define';
import { column, queryRows, rowShape } from '@mall/persistence';
import type { DataSource } from 'typeorm';
import { Hmac } from './hmac.js';
import { openText, sealText } from './sealed-text.js';

/** Header of the key by which a repeated request is recognised (draft-ietf-httpapi-idempotency-key-header). */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/**
 * Seconds for which a request in progress keeps others from being carried out: as long as its caller waits. A process that was killed
 * leaves its request to the next one then.
 */
const LEASE = { usual: 10, long: 30 };
/** Time for which a repeated request waits for the first one. */
const WAIT_MS = 8_000;
const POLL_MS = 100;
/** Longer answers are not stored; their requests are carried out again. */
const LONGEST = 262_144;

/** A request with a key, by a person. */
export interface KeyedRequest {
  /** `buyer 7`: kind and id of a signed-in person; `anonymous` for all visitors, whose keys are random. */
  readonly person: string;
  readonly operation: string;
  readonly requestKey: string;
  readonly requestHash: string;
  readonly leaseSeconds: number;
  /**
   * Secret that seals the answer, computed from the request and the service's own key; absent for answers that are stored as they
   * are. Visitors sign in and register, so their answers hold tokens.
   */
  readonly seal?: string;
}

const state = rowShape({
  isSame: column.boolean,
  isLeft: column.boolean,
  answer: column.nullable(column.text),
});

/**
 * Answers to requests with an idempotency key, kept for a day: a request that is repeated after its answer was lost gets the first
 * answer. A refused request leaves nothing behind, so it may be repeated as often as it is refused.
 */
export class KeptAnswers {
  private readonly hmac: Hmac;

  /** `key` is a secret that the database does not contain. */
  constructor(
    private readonly dataSource: DataSource,
    key: string,
  ) {
    this.hmac = new Hmac(key);
  }

  /**
   * Returns the request that is answered once; `undefined` for one without a key, or of an operation that is answered anew. Its hash
   * is keyed: bodies hold passwords and passport numbers, which a plain hash in the database would let somebody guess.
   */
  requestOf(
    { subject, isAnsweredAnew, takesLong }: Pick<Operation, 'subject' | 'isAnsweredAnew' | 'takesLong'>,
    body: Uint8Array,
    caller: Caller | undefined,
  ): KeyedRequest | undefined {
    const { requestKey, userId, kind } = caller ?? {};
    if (requestKey === undefined || kind === undefined || isAnsweredAnew) return undefined;
    const person = userId === undefined ? kind : `${kind} ${userId}`;
    return {
      person,
      operation: subject,
      requestKey,
      requestHash: this.hmac.sign(`${person}\n${requestKey}\n`, body),
      leaseSeconds: takesLong ? LEASE.long : LEASE.usual,
      ...(kind === 'anonymous' && { seal: this.hmac.sign(`seal\n${subject}\n${requestKey}\n`, body) }),
    };
  }

  /**
   * Claims a request.
   * @returns the answer to the same request, or `undefined` when it is to be carried out and then kept or forgotten.
   * @throws platformErrors.requestKeyTaken when another request of this person had the key; platformErrors.requestUnderWay when the
   * first one takes too long.
   */
  async claim(request: KeyedRequest): Promise<string | undefined> {
    const deadline = Date.now() + WAIT_MS;
    for (;;) {
      if (await this.isMine(request)) return undefined;
      const known = await this.known(request);
      if (known && !known.isSame) throw platformErrors.requestKeyTaken();
      if (known?.answer != null) return opened(request, known.answer);
      if (known?.isLeft && (await this.isTakenOver(request))) return undefined;
      if (Date.now() > deadline) throw platformErrors.requestUnderWay();
      await sleep(POLL_MS);
    }
  }

  /** Keeps the answer in JSON. */
  async keep(request: KeyedRequest, answer: string): Promise<void> {
    if (answer.length > LONGEST) return this.forget(request);
    await this.dataSource.query(
      `UPDATE kept_answer SET answer = $4 WHERE person = $1 AND operation = $2 AND request_key = $3`,
      [...keyOf(request), sealed(request, answer)],
    );
  }

  /** Lets the request be carried out again. */
  async forget(request: KeyedRequest): Promise<void> {
    await this.dataSource.query(
      'DELETE FROM kept_answer WHERE person = $1 AND operation = $2 AND request_key = $3 AND answer IS NULL',
      keyOf(request),
    );
  }

  private async isMine(request: KeyedRequest): Promise<boolean> {
    const rows = (await this.dataSource.query(
      `INSERT INTO kept_answer (person, operation, request_key, request_hash, lease_until)
       VALUES ($1, $2, $3, $4, now() + make_interval(secs => $5)) ON CONFLICT DO NOTHING RETURNING person`,
      [...keyOf(request), request.requestHash, request.leaseSeconds],
    )) as unknown[];
    return rows.length > 0;
  }

  private async known(request: KeyedRequest) {
    const [row] = await queryRows(
      this.dataSource,
      state,
      `SELECT request_hash = $4 AS "isSame", lease_until < now() AS "isLeft", answer FROM kept_answer
        WHERE person = $1 AND operation = $2 AND request_key = $3`,
      [...keyOf(request), request.requestHash],
    );
    return row;
  }

  private async isTakenOver(request: KeyedRequest): Promise<boolean> {
    const rows = await queryRows(
      this.dataSource,
      rowShape({ person: column.text }),
      `UPDATE kept_answer SET lease_until = now() + make_interval(secs => $4)
        WHERE person = $1 AND operation = $2 AND request_key = $3 AND answer IS NULL AND lease_until < now() RETURNING person`,
      [...keyOf(request), request.leaseSeconds],
    );
    return rows.length > 0;
  }
}

const keyOf = ({ person, operation, requestKey }: KeyedRequest): string[] => [person, operation, requestKey];

const sealed = ({ seal }: KeyedRequest, answer: string): string =>
  seal === undefined ? answer : sealText(seal, 'kept-answer', answer).toString('base64url');

const opened = ({ seal }: KeyedRequest, stored: string): string =>
  seal === undefined ? stored : openText(seal, 'kept-answer', Buffer.from(stored, 'base64url'));
