import type { Msg, NatsConnection } from '@nats-io/transport-node';
import { askedAfter, callsIn } from './asked-after.js';

/** The calls that this process works on, known by their reply subjects, and its answer to callers who ask after them. */
export class CallsInHand {
  private readonly replies = new Set<string>();

  /** Answers callers from now on. The connection must be the one that brings the calls: a question never overtakes one. */
  answerOn(connection: NatsConnection, service: string): void {
    connection.subscribe(askedAfter(service), {
      callback: (failure, message) => {
        if (!failure) this.answer(message);
      },
    });
  }

  take(reply: string): void {
    this.replies.add(reply);
  }

  /** Answered, or never to be answered by this process. */
  letGo(reply: string): void {
    this.replies.delete(reply);
  }

  private answer(question: Msg): void {
    const inHand = callsIn(question).filter((reply) => this.replies.has(reply));
    question.respond(JSON.stringify(inHand));
  }
}
