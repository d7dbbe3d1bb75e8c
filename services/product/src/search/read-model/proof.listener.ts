import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { CALLER_HEADER, NatsLink, openCaller } from '@mall/messaging';
import { env, readEnv } from '@mall/service-kit';
import { reasonOf } from '@mall/persistence';
import type { Msg, Subscription } from '@nats-io/transport-node';
import { hostname } from 'node:os';
import { ReadModelProof } from './proof.js';
import { PROVE_SUBJECT, type ProofMessage } from './proof-messages.js';

const config = readEnv({ INTERNAL_KEY: env.text() });

/** Checks the read model of this replica on request. */
@Injectable()
export class ProofListener implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(ProofListener.name);
  private readonly replica = `${hostname()}:${process.pid}`;
  private subscription: Subscription | undefined;
  private running: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly nats: NatsLink,
    private readonly proof: ReadModelProof,
  ) {}

  onApplicationBootstrap(): void {
    this.subscription = this.nats.connection.subscribe(PROVE_SUBJECT, {
      callback: (failure, message) => {
        const caller = openCaller(message.headers?.get(CALLER_HEADER), config.INTERNAL_KEY);
        if (!failure && caller?.kind === 'service')
          this.running = this.running.then(() => this.answer(message));
      },
    });
  }

  onModuleDestroy(): void {
    this.subscription?.unsubscribe();
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
