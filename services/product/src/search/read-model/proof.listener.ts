import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { PROVE_SUBJECT } from '@mall/contracts/product';
import { CALLER_HEADER, CallerSeal, NatsLink } from '@mall/messaging';
import { reasonOf } from '@mall/persistence';
import type { Msg, Subscription } from '@nats-io/transport-node';
import { hostname } from 'node:os';
import { ReadModelVerifier } from './proof.js';
import type { ProofMessage } from './proof-messages.js';

/** Checks the read model of this replica on request. */
@Injectable()
export class ProofListener implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(ProofListener.name);
  private readonly replica = `${hostname()}:${process.pid}`;
  private subscription: Subscription | undefined;
  private running: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly nats: NatsLink,
    private readonly proof: ReadModelVerifier,
    private readonly seals: CallerSeal,
  ) {}

  onApplicationBootstrap(): void {
    this.subscription = this.nats.connection.subscribe(PROVE_SUBJECT, {
      callback: (failure, message) => {
        if (!failure && this.isFromService(message))
          this.running = this.running.then(() => this.answer(message));
      },
    });
  }

  onModuleDestroy(): void {
    this.subscription?.unsubscribe();
  }

  private isFromService({ headers, subject, reply = '', data: body }: Msg): boolean {
    return this.seals.open(headers?.get(CALLER_HEADER), { subject, reply, body })?.kind === 'service';
  }

  private async answer(message: Msg): Promise<void> {
    const { replica } = this;
    const say = (said: ProofMessage): unknown => message.respond(JSON.stringify(said));
    say({ kind: 'started', replica });
    try {
      const { repair } = message.json<{ repair?: boolean }>();
      const proof = await this.proof.prove({ repair: repair !== false });
      if (proof.differences > 0) this.logger.error({ proof }, 'The read model differed from its source.');
      say({ kind: 'done', replica, proof });
    } catch (failure) {
      say({ kind: 'failed', replica, reason: reasonOf(failure) });
    }
  }
}
