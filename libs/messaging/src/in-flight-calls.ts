import { setTimeout as sleep } from 'node:timers/promises';
import type { Msg, NatsConnection } from '@nats-io/transport-node';
import { replySubjectsIn } from './in-flight-probe.js';
import { probeSubject } from './subjects.js';

/** The calls that this process works on, by their reply subjects; answers the probes of callers. */
export class InFlightCalls {
  private readonly replies = new Set<string>();

  /** Answers probes from now on. On the connection that brings the calls, so that no probe arrives before its call. */
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

  /** For a call that was answered, or that this process will not answer. */
  remove(reply: string): void {
    this.replies.delete(reply);
  }

  /** Resolves when none is left, at the latest after `timeoutMs`. */
  async idle(timeoutMs: number): Promise<void> {
    const deadline = Date.now() + timeoutMs;
    while (this.replies.size > 0 && Date.now() < deadline) await sleep(20);
  }

  private answer(probe: Msg): void {
    const inFlight = replySubjectsIn(probe).filter((reply) => this.replies.has(reply));
    probe.respond(JSON.stringify(inFlight));
  }
}
