import { timingSafeEqual } from 'node:crypto';
import type { Caller } from '@mall/contracts/define';
import { Hmac } from './hmac.js';

/** NATS header and HTTP header that carries the sealed caller. */
export const CALLER_HEADER = 'x-mall-caller';

/**
 * How far the time of a seal may be from the receiver's, in seconds. As long as a call may take, so that no call is
 * refused that its caller still waits for; clocks may differ by as much.
 */
export const SEAL_SECONDS = 30;

/** What a seal covers beside the caller and the time. */
export interface SealedMessage {
  /** The NATS subject, or `METHOD /path?query` of an HTTP request. */
  readonly subject: string;
  /** The NATS subject that the reply goes to; empty over HTTP. */
  readonly reply: string;
  /** Empty for bodies that are streamed. */
  readonly body: Uint8Array;
}

const NO_BODY = new Uint8Array();

/** The part of an HTTP request that a seal covers: its body is streamed and therefore not covered. */
export function sealedRequest(method: string, url: string): SealedMessage {
  // As the proxy of the gateway writes it: characters that an address cannot hold are escaped.
  const { pathname, search } = new URL(`http://service${url}`);
  return { subject: `${method} ${pathname}${search}`, reply: '', body: NO_BODY };
}

/**
 * Vouches for the caller of one message: `<caller>.<time>.<HMAC-SHA-256 of caller, time, subject, reply subject and body>`.
 * A seal that was stolen opens no other operation, no other request, and nothing after half a minute; the answer to a
 * repetition goes to the original caller alone.
 */
export class CallerSeal {
  private readonly hmac: Hmac;
  private readonly payloads = new WeakMap<Caller, string>();

  /** @param now milliseconds of a clock that all processes share. */
  constructor(
    key: string,
    private readonly now: () => number,
    private readonly read: (payload: string) => Caller = callerIn,
  ) {
    this.hmac = new Hmac(key);
  }

  seal(caller: Caller, message: SealedMessage): string {
    const stamped = `${this.payloadOf(caller)}.${this.seconds().toString(36)}`;
    return `${stamped}.${this.signature(stamped, message)}`;
  }

  /** The sealed caller; `undefined` when the seal is missing, of another key, message or time. */
  open(sealed: string | undefined, message: SealedMessage): Caller | undefined {
    const [payload, time, given] = (sealed ?? '').split('.');
    if (!payload || !time || !given) return undefined;
    const age = this.seconds() - Number.parseInt(time, 36);
    if (!(Math.abs(age) <= SEAL_SECONDS)) return undefined;
    const expected = Buffer.from(this.signature(`${payload}.${time}`, message));
    const actual = Buffer.from(given);
    if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return undefined;
    return this.read(payload);
  }

  /** Written once for callers that call repeatedly: services themselves and the gateway's anonymous visitors. */
  private payloadOf(caller: Caller): string {
    const known = this.payloads.get(caller);
    if (known) return known;
    const payload = Buffer.from(JSON.stringify(caller)).toString('base64url');
    this.payloads.set(caller, payload);
    return payload;
  }

  private seconds(): number {
    return Math.floor(this.now() / 1_000);
  }

  /** None of the parts before the body can contain a line break, so no two messages have the same bytes. */
  private signature(stamped: string, { subject, reply, body }: SealedMessage): string {
    return this.hmac.of(`${stamped}\n${subject}\n${reply}\n`, body);
  }
}

/** The caller in a payload whose signature has been checked. */
export const callerIn = (payload: string): Caller =>
  JSON.parse(Buffer.from(payload, 'base64url').toString()) as Caller;
