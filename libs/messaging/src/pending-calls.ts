import { createInbox, type Msg, type MsgHdrs } from '@nats-io/transport-node';
import { platformErrors, type Operation } from '@mall/contracts/define';
import { askedAfter, callsIn } from './asked-after.js';
import type { NatsLink } from './nats.js';

/**
 * Time is counted in beats of one timer. A process that was busy itself has missed beats, and with them the answers
 * that wait to be read: it gives nobody up for that.
 */
const BEAT_MS = 250;
/** Most calls are answered long before anybody is asked after them. */
const ASKED_AFTER = 2;
/** Others of the service speak, and none of them has had the call for so long: 1.5 to 1.75 s. */
const LOST_AFTER = 7;
/** Nobody of the service has said anything for so long: it may be busy with something long. */
const MUTE_AFTER = 24;
/** After so long it is looked whether the silence is NATS itself. */
const PULSE_AFTER = 3;
/** 25 s, within the 30 s that the outermost client waits. */
const LONGEST = 100;

interface PendingCall {
  readonly service: string;
  readonly sentAt: number;
  /** When it was last known to be on its way or in somebody's hands. */
  seenAt: number;
  /** Whether somebody has been asked since who does not have it. */
  isMissed: boolean;
  readonly resolve: (reply: Msg) => void;
  readonly reject: (failure: Error) => void;
}

/**
 * Calls that wait for their replies. One that is not answered soon is asked after, again and again: its service's
 * processes say whether they have it in hand. When none of them has, because it died, the caller hears so within two
 * seconds and not at the end of a long patience. Calls cost a place in a map; there are no timers of their own.
 */
export class PendingCalls {
  private readonly inbox = `${createInbox()}.`;
  private readonly askedInbox = `${createInbox()}.`;
  /** By reply subject, in the order of sending. */
  private readonly calls = new Map<string, PendingCall>();
  /** The calls of each question of this beat, by its reply subject. */
  private readonly asked = new Map<string, readonly string[]>();
  private count = 0;
  private now = 0;

  constructor(private readonly link: NatsLink) {
    this.listen(this.inbox, (message) => this.hear(message));
    this.listen(this.askedInbox, (message) => this.hearOfCalls(message));
    const timer = setInterval(() => this.beat(), BEAT_MS);
    timer.unref();
    link.onLoss(() => this.giveUpAll());
    void link.connection.closed().then(() => {
      clearInterval(timer);
      this.giveUpAll();
    });
  }

  /**
   * Resolves with the reply, whatever it says.
   * @throws platformErrors.unavailable when nobody took the call, platformErrors.timeout when nobody knows its fate.
   */
  send({ subject, service }: Operation, data: Uint8Array, headers: MsgHdrs): Promise<Msg> {
    if (!this.link.isUp) return Promise.reject(platformErrors.unavailable());
    return new Promise((resolve, reject) => {
      this.count += 1;
      const reply = this.inbox + this.count.toString(36);
      // What cannot be sent throws, and nobody waits for it.
      this.link.connection.publish(subject, data, { reply, headers });
      const { now } = this;
      this.calls.set(reply, { service, sentAt: now, seenAt: now, isMissed: false, resolve, reject });
    });
  }

  private listen(inbox: string, hear: (message: Msg) => void): void {
    this.link.connection.subscribe(`${inbox}*`, {
      callback: (failure, message) => {
        if (!failure) hear(message);
      },
    });
  }

  /** What was given up is not waited for any more. */
  private hear(message: Msg): void {
    const call = this.calls.get(message.subject);
    if (!call) return;
    this.calls.delete(message.subject);
    if (saysNobodyIsThere(message)) call.reject(platformErrors.unavailable());
    else call.resolve(message);
  }

  private hearOfCalls(message: Msg): void {
    for (const reply of this.asked.get(message.subject) ?? []) {
      const call = this.calls.get(reply);
      if (call) call.isMissed = true;
    }
    // Those who come to answer late say something all the same.
    for (const reply of callsIn(message)) {
      const call = this.calls.get(reply);
      if (call) [call.seenAt, call.isMissed] = [this.now, false];
    }
  }

  private beat(): void {
    this.now += 1;
    this.asked.clear();
    const slow = new Map<string, string[]>();
    for (const [reply, call] of this.calls) {
      const age = this.now - call.sentAt;
      if (age < ASKED_AFTER) break;
      const silence = this.now - call.seenAt;
      if (age >= LONGEST || silence >= (call.isMissed ? LOST_AFTER : MUTE_AFTER)) {
        this.giveUp(reply, call);
        continue;
      }
      if (silence === PULSE_AFTER && !call.isMissed) void this.link.feelPulse();
      const others = slow.get(call.service);
      if (others) others.push(reply);
      else slow.set(call.service, [reply]);
    }
    for (const [service, replies] of slow) this.askAfter(service, replies);
  }

  private askAfter(service: string, replies: readonly string[]): void {
    if (!this.link.isUp) return;
    const reply = `${this.askedInbox}${service}-${this.now}`;
    this.asked.set(reply, replies);
    this.link.connection.publish(askedAfter(service), JSON.stringify(replies), { reply });
  }

  private giveUp(reply: string, call: PendingCall): void {
    this.calls.delete(reply);
    call.reject(platformErrors.timeout());
  }

  /** Replies find their way only over the connection that sent the call. */
  private giveUpAll(): void {
    for (const [reply, call] of this.calls) this.giveUp(reply, call);
  }
}

/** The server's own answer where nobody listens. */
const saysNobodyIsThere = (message: Msg): boolean =>
  message.data.length === 0 && message.headers?.code === 503;
