import { timingSafeEqual } from 'node:crypto';
import type { Caller } from '@mall/contracts/define';
import { Hmac } from './hmac.js';
import type { SharedClock } from './server-clock.js';

/** NATS header and HTTP header of the sealed caller. */
export const CALLER_HEADER = 'x-mall-caller';

/**
 * Maximum difference in seconds between the time of a seal and the receiver's time. Equal to the timeout of a call, so that no call
 * is refused while its caller still waits; clocks may differ by as much.
 */
export const SEAL_SECONDS = 30;

/** The parts of a message that a seal covers besides the caller and the time. */
export interface SealedMessage {
  /** The NATS subject, or `METHOD /path?query` of an HTTP request. */
  readonly subject: string;
  /** The NATS subject that the reply goes to; empty over HTTP. */
  readonly reply: string;
  /** Empty for streamed bodies. */
  readonly body: Uint8Array;
}

const NO_BODY = new Uint8Array();

/** Returns the part of an HTTP request that a seal covers; the body is streamed and therefore not covered. */
export function sealedRequest(method: string, url: string): SealedMessage {
  // As the gateway's proxy writes it: characters that are not allowed in a URL are escaped.
  const { pathname, search } = new URL(`http://service${url}`);
  return { subject: `${method} ${pathname}${search}`, reply: '', body: NO_BODY };
}

/**
 * Authenticates the caller of one message: `<caller>.<time>.<HMAC-SHA-256 of caller, time, subject, reply subject and body>`. A
 * stolen seal is valid for no other operation or request, and for no longer than half a minute; the answer to a replayed message
 * goes to the original caller only.
 */
export class CallerSeal {
  private readonly hmac: Hmac;
  private readonly payloads = new WeakMap<Caller, string>();

  constructor(
    key: string,
    private readonly clock: Pick<SharedClock, 'now'> & Partial<Pick<SharedClock, 'former'>>,
    private readonly read: (payload: string) => Caller = callerIn,
  ) {
    this.hmac = new Hmac(key);
  }

  seal(caller: Caller, message: SealedMessage): string {
    const stamped = `${this.payloadOf(caller)}.${this.seconds().toString(36)}`;
    return `${stamped}.${this.signature(stamped, message)}`;
  }

  /** Returns the sealed caller; `undefined` when the seal is missing or belongs to another key, message or time. */
  open(sealed: string | undefined, message: SealedMessage): Caller | undefined {
    const [payload, time, given] = (sealed ?? '').split('.');
    if (!payload || !time || !given) return undefined;
    if (!this.isRecent(Number.parseInt(time, 36))) return undefined;
    const expected = Buffer.from(this.signature(`${payload}.${time}`, message));
    const actual = Buffer.from(given);
    if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return undefined;
    return this.read(payload);
  }

  /** Cached for callers that call repeatedly: services and the gateway's anonymous visitors. */
  private payloadOf(caller: Caller): string {
    const known = this.payloads.get(caller);
    if (known) return known;
    const payload = Buffer.from(JSON.stringify(caller)).toString('base64url');
    this.payloads.set(caller, payload);
    return payload;
  }

  private seconds(): number {
    return Math.floor(this.clock.now() / 1_000);
  }

  /** After a correction of the shared time, a seal from before it counts as long as one of today. */
  private isRecent(seconds: number): boolean {
    const former = this.clock.former?.();
    const times = former === undefined ? [this.seconds()] : [this.seconds(), Math.floor(former / 1_000)];
    return times.some((now) => Math.abs(now - seconds) <= SEAL_SECONDS);
  }

  /** Computes the signature. No part before the body can contain a line break, so two messages never have the same bytes. */
  private signature(stamped: string, { subject, reply, body }: SealedMessage): string {
    return this.hmac.sign(`${stamped}\n${subject}\n${reply}\n`, body);
  }
}

/** Parses the caller from a payload whose signature has been checked. */
export const callerIn = (payload: string): Caller =>
  JSON.parse(Buffer.from(payload, 'base64url').toString()) as Caller;
