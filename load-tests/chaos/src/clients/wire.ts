import { askGateway } from '@mall/demo/gateway';
import type { Answer, Ledger } from '../ledger/ledger.js';

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below `/api`, without a query. */
  readonly path: string;
  /** The path of the contract, when the actual one contains an id. */
  readonly route?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object | FormData;
  readonly token?: string;
}

export interface Reply {
  /** 0 when there was no answer. */
  readonly status: number;
  readonly code: string;
  readonly msg: string;
  readonly data: unknown;
}

/** Outcome of a call, as a careful client interprets the reply. */
export type Verdict = 'ok' | 'refused' | 'again' | 'signIn';

const SIGN_IN = new Set(['A00004']);
/** The order service requests a retry while the first submit with the key is in progress. */
const COME_BACK = /Try again in a few seconds/;

export function verdictOf({ status, code, msg }: Reply): Verdict {
  if (status === 0 || status >= 500 || status === 429) return 'again';
  if (status === 424 || SIGN_IN.has(code)) return 'signIn';
  if (status < 300 && (code === '00000' || code === '0')) return 'ok';
  return COME_BACK.test(msg) ? 'again' : 'refused';
}

/** Inspects the answer of a call, such as whether it has all fields. */
export type Reader = (route: string, data: unknown) => void;

/** HTTP client like a browser's; every attempt is recorded in the ledger. */
export class Wire {
  constructor(
    private readonly url: string,
    private readonly ledger: Ledger,
    private readonly read?: Reader,
  ) {}

  /** Sends a request; never throws, because a missing answer is a result, too. */
  async ask(call: Call, patienceMs: number): Promise<Reply> {
    const started = performance.now();
    const { status, text } = await this.send(call, patienceMs);
    const ms = Math.round(performance.now() - started);
    const reply = replyOf(status, text);
    const route = `${call.method} ${call.route ?? call.path}`;
    const answer: Answer = {
      route,
      status,
      ms,
      isEnveloped: status === 0 || reply.code !== '',
      sample: status >= 500 || (status > 0 && reply.code === '') ? text.slice(0, 200) : '',
    };
    this.ledger.answers.push(answer);
    if (verdictOf(reply) === 'ok') this.read?.(route, reply.data);
    return reply;
  }

  private async send(call: Call, patienceMs: number): Promise<{ status: number; text: string }> {
    const { method, path, query, body, token } = call;
    const search = query ? `?${new URLSearchParams(query).toString()}` : '';
    const signal = AbortSignal.timeout(patienceMs);
    const request = { method, path: path + search, body, token, locale: 'en', signal };
    try {
      const response = await askGateway(this.url, request);
      return { status: response.status, text: await response.text() };
    } catch (failure) {
      return { status: 0, text: String(failure) };
    }
  }
}

function replyOf(status: number, text: string): Reply {
  if (status === 0) return { status, code: '', msg: text, data: undefined };
  try {
    const body = JSON.parse(text) as { code?: string | number; msg?: string; data?: unknown };
    const code = body.code === undefined ? '' : String(body.code);
    return { status, code, msg: body.msg ?? '', data: body.data };
  } catch {
    return { status, code: '', msg: '', data: undefined };
  }
}
