import { Injectable } from '@nestjs/common';
import { headers as natsHeaders, type Msg } from '@nats-io/transport-node';
import type { Caller } from '@mall/contracts/define';
import type { ProcessAnswer, ProcessQuestion } from '@mall/contracts/messaging';
import { CALLER_HEADER, CallerSeal } from './caller-seal.js';
import { NatsLink } from './nats.js';
import { processSubject } from './subjects.js';

/** A process that has not answered within this time counts as dead. */
const WAIT_MS = 1_000;
/** Extra time for answers of unknown processes, after all known ones have answered. */
const LAST_MS = 150;

const encoder = new TextEncoder();

export interface AskOptions {
  readonly services: readonly string[];
  readonly question: ProcessQuestion;
  readonly caller: Caller;
  /** Whether the answers are complete; without it, all answers within a second are collected. */
  readonly isComplete?: (answers: readonly ProcessAnswer[], silent: ReadonlySet<string>) => boolean;
}

/** Sends a question to all processes of services; an operation reaches only one of them. */
@Injectable()
export class ProcessClient {
  constructor(
    private readonly nats: NatsLink,
    private readonly seals: CallerSeal,
  ) {}

  /** Returns the answers that arrive within a second, in no order; none while NATS is unreachable. */
  async ask({ services, question, caller, isComplete }: AskOptions): Promise<readonly ProcessAnswer[]> {
    const { nats } = this;
    if (!nats.isUp) return [];
    const inbox = nats.newInbox();
    const answers: ProcessAnswer[] = [];
    /** Services without a process. */
    const silent = new Set<string>();
    await new Promise<void>((resolve) => {
      let last: NodeJS.Timeout | undefined;
      const end = (): void => {
        clearTimeout(last);
        clearTimeout(timer);
        subscription.unsubscribe();
        resolve();
      };
      const subscription = nats.connection.subscribe(`${inbox}.*`, {
        callback: (failure, message) => {
          if (failure) return;
          if (isNoResponders(message)) silent.add(message.subject.slice(inbox.length + 1));
          else answers.push(message.json<ProcessAnswer>());
          if (!last && isComplete?.(answers, silent)) last = setTimeout(end, LAST_MS);
        },
      });
      const timer = setTimeout(end, WAIT_MS);
      for (const service of services) this.send(service, question, caller, `${inbox}.${service}`);
    });
    return answers;
  }

  private send(service: string, question: ProcessQuestion, caller: Caller, reply: string): void {
    const subject = processSubject(service);
    const body = encoder.encode(JSON.stringify(question));
    const headers = natsHeaders();
    headers.set(CALLER_HEADER, this.seals.seal(caller, { subject, reply, body }));
    this.nats.connection.publish(subject, body, { reply, headers });
  }
}

/** Recognises the NATS server's own reply for a subject without subscribers. */
const isNoResponders = (message: Msg): boolean => message.data.length === 0 && message.headers?.code === 503;
