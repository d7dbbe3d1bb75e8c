import type { Msg, MsgHdrs } from '@nats-io/transport-node';
import { platformErrors, type Operation } from '@mall/contracts/define';
import { replySubjectsIn } from './in-flight-probe.js';
import type { NatsLink } from './nats.js';
import { probeSubject } from './subjects.js';

/**
 * Ages are counted in ticks of one timer and not by the clock: while this process's own event loop is blocked, replies wait unread
 * and no tick happens, so no call times out because of it.
 */
const TICK_MS = 250;
/** Age in ticks from which a call is included in the probes; most calls are answered before. */
const PROBE_FROM = 2;
/** Ticks without a confirmation of a call, while other processes of its service answer probes: 1.5 to 1.75 s. */
const LOST_AFTER = 7;
/** The same for a read, which is then sent again: 0.75 to 1 s. */
const REPEATED_AFTER = 4;
/**
 * Maximum number of times that a lost read is sent again. NATS draws the process, so that a read may come to one that is suspended several times in a row;
 * a read that itself ends each process it reaches must come to an end, too.
 */
const MOST_REPEATS = 3;
/** Ticks without a confirmation, while no process of the service answers probes: 6 s, because work may block them. */
const UNANSWERED_AFTER = 24;
/** Ticks without a confirmation of a call after which the connection to NATS itself is checked. */
const HEARTBEAT_AFTER = 3;
/**
 * Timeout in ticks of a call that a person waits for: 9.5 s. A chain of slow steps (a paused database, a busy lock) may add up their
 * own limits; a client gets a failure within 12 s at the latest, with the wait for a free permit.
 */
const TIMEOUT = 38;
/** Timeout in ticks of long work and of calls between services: 25 s, within the 30 s that HTTP clients wait. */
const LONG_TIMEOUT = 100;

interface PendingCall {
  readonly service: string;
  /** Age in ticks at which the call is given up, even if a process still works on it. */
  readonly timeout: number;
  readonly sentAt: number;
  /** The tick at which the call was sent, or at which a process last confirmed that it works on it. */
  seenAt: number;
  /** Whether a process has since answered a probe without naming the call. */
  isMissed: boolean;
  /** Number of times that the call was sent again. */
  repeats: number;
  /** Settles the promise of the call; cleared when it is settled. */
  waiter: Waiter | undefined;
}

interface Waiter {
  readonly resolve: (reply: Msg) => void;
  readonly reject: (failure: Error) => void;
  /** Sends the call again; only for a read, which changes nothing. */
  readonly again: (() => void) | undefined;
}

/**
 * Removes the waiter from a call that ends. V8 gives a Map a new table every few dozen calls; the former table, with the calls
 * pending at that time, is referenced by its predecessor and therefore freed by full collections only. A call that kept its waiter
 * would keep its promise, and thus the bytes of its reply, until then: full collections took a quarter of the gateway's time.
 */
function waiterOf(call: PendingCall): Waiter | undefined {
  const { waiter } = call;
  call.waiter = undefined;
  return waiter;
}

/**
 * Calls that wait for their replies. Calls older than half a second are probed at every tick: each process of the service answers
 * which of them it works on. A call that none of them works on, because its process died, is sent again if it only reads, and
 * otherwise rejected within two seconds instead of after its timeout. A call costs one map entry and has no timer of its own.
 */
export class PendingCalls {
  private readonly inbox: string;
  private readonly probeInbox: string;
  /** Pending calls by reply subject, in the order of sending. */
  private readonly calls = new Map<string, PendingCall>();
  /** The calls of each probe of this tick, by the probe's reply subject. */
  private readonly probed = new Map<string, readonly string[]>();
  private count = 0;
  private now = 0;

  constructor(private readonly link: NatsLink) {
    this.inbox = `${link.newInbox()}.`;
    this.probeInbox = `${link.newInbox()}.`;
    this.listen(this.inbox, (message) => this.takeReply(message));
    this.listen(this.probeInbox, (message) => this.takeProbeAnswer(message));
    const timer = setInterval(() => this.tick(), TICK_MS);
    timer.unref();
    link.onLoss(() => this.rejectAll());
    void link.connection.closed().then(() => {
      clearInterval(timer);
      this.rejectAll();
    });
  }

  /**
   * Resolves to the reply, even when it carries a failure.
   * @param headersFor returns the headers of the call, given its reply subject.
   * @throws platformErrors.unavailable when no process received the call, platformErrors.timeout when it was lost or took too long:
   * the operation may have been carried out.
   */
  send(
    { subject, service, http, takesLong }: Operation,
    data: Uint8Array,
    headersFor: (reply: string) => MsgHdrs,
  ): Promise<Msg> {
    if (!this.link.isUp) return Promise.reject(platformErrors.unavailable());
    return new Promise((resolve, reject) => {
      this.count += 1;
      const reply = this.inbox + this.count.toString(36);
      const publish = (): void =>
        this.link.connection.publish(subject, data, { reply, headers: headersFor(reply) });
      // Throws when the message cannot be sent; then no call is registered.
      publish();
      const { now } = this;
      this.calls.set(reply, {
        service,
        timeout: http && !takesLong ? TIMEOUT : LONG_TIMEOUT,
        sentAt: now,
        seenAt: now,
        isMissed: false,
        repeats: 0,
        waiter: { resolve, reject, again: http?.startsWith('GET ') ? publish : undefined },
      });
    });
  }

  private listen(inbox: string, take: (message: Msg) => void): void {
    this.link.connection.subscribe(`${inbox}*`, {
      callback: (failure, message) => {
        if (!failure) take(message);
      },
    });
  }

  /** Settles the call of a reply. A reply to a call that was already rejected is ignored. */
  private takeReply(message: Msg): void {
    const call = this.calls.get(message.subject);
    if (!call) return;
    this.calls.delete(message.subject);
    const waiter = waiterOf(call);
    if (isNoResponders(message)) waiter?.reject(platformErrors.unavailable());
    else waiter?.resolve(message);
  }

  private takeProbeAnswer(message: Msg): void {
    for (const reply of this.probed.get(message.subject) ?? []) {
      const call = this.calls.get(reply);
      if (call) call.isMissed = true;
    }
    // An answer to a probe of an earlier tick still shows which calls are in progress.
    for (const reply of replySubjectsIn(message)) {
      const call = this.calls.get(reply);
      if (call) [call.seenAt, call.isMissed] = [this.now, false];
    }
  }

  private tick(): void {
    this.now += 1;
    this.probed.clear();
    const slow = new Map<string, string[]>();
    for (const [reply, call] of this.calls) {
      const age = this.now - call.sentAt;
      if (age < PROBE_FROM) break;
      const silence = this.now - call.seenAt;
      if (age >= call.timeout) {
        this.timeOut(reply, call);
        continue;
      }
      if (call.isMissed && silence >= REPEATED_AFTER && this.isRepeated(call)) continue;
      if (silence >= (call.isMissed ? LOST_AFTER : UNANSWERED_AFTER)) {
        this.timeOut(reply, call);
        continue;
      }
      if (silence === HEARTBEAT_AFTER && !call.isMissed) void this.link.checkHeartbeat();
      const others = slow.get(call.service);
      if (others) others.push(reply);
      else slow.set(call.service, [reply]);
    }
    for (const [service, replies] of slow) this.probe(service, replies);
  }

  private probe(service: string, replies: readonly string[]): void {
    if (!this.link.isUp) return;
    const reply = `${this.probeInbox}${service}-${this.now}`;
    this.probed.set(reply, replies);
    this.link.connection.publish(probeSubject(service), JSON.stringify(replies), { reply });
  }

  /** Sends a lost read again; false for other calls, and for one that was lost too often. */
  private isRepeated(call: PendingCall): boolean {
    const { waiter } = call;
    if (!waiter?.again || call.repeats === MOST_REPEATS || !this.link.isUp) return false;
    waiter.again();
    call.repeats += 1;
    [call.seenAt, call.isMissed] = [this.now, false];
    return true;
  }

  private timeOut(reply: string, call: PendingCall): void {
    this.calls.delete(reply);
    waiterOf(call)?.reject(platformErrors.timeout());
  }

  /** Rejects all calls: a reply can only arrive over the connection that sent the call. */
  private rejectAll(): void {
    for (const [reply, call] of this.calls) this.timeOut(reply, call);
  }
}

/** Recognises the NATS server's own reply for a subject without subscribers. */
const isNoResponders = (message: Msg): boolean => message.data.length === 0 && message.headers?.code === 503;
