import { setTimeout as sleep } from 'node:timers/promises';
import type { Msg, NatsConnection } from '@nats-io/transport-node';
import { replySubjectsIn } from './in-flight-probe.js';
import { probeSubject } from './subjects.js';

/** The calls in progress in this process, by their reply subjects; answers the probes of callers. */
export class InFlightCalls {
  private readonly replies = new Set<string>();

  /** Starts answering probes. They arrive on the connection that brings the calls, so no probe overtakes its call. */
  serveProbes(connection: NatsConnection, service: string): void {
    connection.subscribe(probeSubject(service), {
      callback: (failure, message) => {
        if (!failure) this.answer(message);
      },
    });
  }

  add(reply: string): void {
    this.replies.add(reply);
  }

  /** Removes a call that was answered, or that this process will not answer. */
  remove(reply: string): void {
    this.replies.delete(reply);
  }

  /** Resolves when no call is left, after `timeoutMs` at the latest. */
  async idle(timeoutMs: number): Promise<void> {
    const deadline = Date.now() + timeoutMs;
    while (this.replies.size > 0 && Date.now() < deadline) await sleep(20);
  }

  private answer(probe: Msg): void {
    const inFlight = replySubjectsIn(probe).filter((reply) => this.replies.has(reply));
    probe.respond(JSON.stringify(inFlight));
  }
}
