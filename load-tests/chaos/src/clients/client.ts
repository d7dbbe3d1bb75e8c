import { setTimeout as sleep } from 'node:timers/promises';
import type { Act, Ledger, Outcome, Reread, Said } from '../ledger/ledger.js';
import type { Random } from '@mall/demo/random';
import { verdictOf, type Call, type Reply, type Wire } from './wire.js';

/** The outcome of a call after all retries. */
export interface Result<T> {
  /** `gaveUp`: the last attempt had no answer, or one that asks to retry. */
  readonly verdict: 'ok' | 'refused' | 'gaveUp';
  readonly data: T;
  readonly code: string;
  readonly unsure: number;
}

export interface Account {
  readonly userId: string;
  readonly username: string;
  readonly password: string;
  /** 0 for buyers, 2 for staff. */
  readonly sysType: 0 | 2;
}

/** Time limits for all attempts and for one answer; longer than any answer may take. */
const DEADLINE_MS = 75_000;
const PATIENT_MS = 31_000;
/** Time after which impatient users retry. */
const IMPATIENT_MS = 6_000;

/** A signed-in user whose client retries as real clients do. */
export class Client {
  private token = '';
  private userId: string;
  private readonly patienceMs: number;

  constructor(
    readonly account: Account,
    private readonly wire: Wire,
    readonly ledger: Ledger,
    private readonly random: Random,
  ) {
    this.userId = account.userId;
    this.patienceMs = random.chance(0.3) ? PATIENT_MS : IMPATIENT_MS;
  }

  /** Signs in at the first call and again when the session ends; the token is read earlier, because tokens are canaries. */
  get accessToken(): string {
    return this.token;
  }

  async signIn(): Promise<boolean> {
    const { username, password, sysType } = this.account;
    const result = await this.persist<{ access_token: string; userId: string }>({
      method: 'POST',
      path: '/mall4cloud_auth/ua/login',
      body: { principal: username, credentials: password, sysType },
    });
    if (result.verdict === 'ok') {
      this.token = result.data.access_token;
      this.userId = result.data.userId;
    }
    return result.verdict === 'ok';
  }

  /** Repeats a call until its outcome is known or the time is over. */
  async call<T>(call: Omit<Call, 'token'>, deadlineMs = DEADLINE_MS): Promise<Result<T>> {
    return this.persist<T>(call, deadlineMs);
  }

  /** Returns an order as its buyer sees it; undefined without an answer. */
  async order(orderId: string): Promise<Result<OrderSeen | undefined>> {
    return this.call({ method: 'GET', path: '/mall4cloud_order/p/myOrder/order_detail', query: { orderId } });
  }

  record(said: Omit<Said, 'userId' | 'orderIds'> & { readonly orderIds?: readonly string[] }): void {
    this.ledger.said.push({ orderIds: [], ...said, userId: this.userId });
  }

  noteReread(act: Act, orderId: string, found: Reread['found']): void {
    this.ledger.rereads.push({ act, orderId, found });
  }

  private async persist<T>(call: Call, deadlineMs = DEADLINE_MS): Promise<Result<T>> {
    const deadline = Date.now() + deadlineMs;
    let unsure = 0;
    for (let attempt = 1; ; attempt += 1) {
      const reply: Reply = await this.wire.ask(
        this.token ? { ...call, token: this.token } : call,
        this.patienceMs,
      );
      const verdict = verdictOf(reply);
      const { code } = reply;
      if (verdict === 'ok' || verdict === 'refused') return { verdict, data: reply.data as T, code, unsure };
      if (verdict === 'signIn') {
        if (!(await this.renew(call))) return { verdict: 'gaveUp', data: undefined as T, code, unsure };
      } else unsure += 1;
      if (Date.now() > deadline) return { verdict: 'gaveUp', data: undefined as T, code, unsure };
      await sleep(Math.min(150 * attempt, 1_000) + this.random.between(0, 150));
    }
  }

  private async renew({ path }: Call): Promise<boolean> {
    if (path.endsWith('/ua/login')) return false;
    this.token = '';
    return this.signIn();
  }
}

/** The fields of an order that clients check. */
export interface OrderSeen {
  readonly orderId: string;
  readonly status: number;
  readonly contractStatus: number;
  /** Total in fen. */
  readonly total: number;
  readonly timeline: readonly { readonly action: string }[];
}

/** Returns the outcome of an action; `done` tells whether an earlier attempt has succeeded. */
export async function outcomeOf(
  { verdict, unsure }: Pick<Result<unknown>, 'verdict' | 'unsure'>,
  isDone: () => Promise<boolean>,
): Promise<Outcome> {
  if (verdict === 'ok') return 'ok';
  if (verdict === 'refused' && unsure === 0) return 'failed';
  return (await isDone()) ? 'ok' : 'unknown';
}
