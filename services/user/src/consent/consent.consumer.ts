import { Injectable } from '@nestjs/common';
import { authEvents, type ConsentGiven } from '@mall/contracts/auth';
import type { EventEnvelope } from '@mall/contracts/define';
import { Consumes } from '@mall/messaging';
import type { EntityManager } from 'typeorm';
import { ConsentService } from './consent.service.js';

@Injectable()
export class ConsentConsumer {
  constructor(private readonly consents: ConsentService) {}

  @Consumes(authEvents.consentGiven)
  async onConsentGiven(
    { payload, occurredAt }: EventEnvelope<ConsentGiven>,
    tx: EntityManager,
  ): Promise<void> {
    const { userId, ip, device, ...shown } = payload;
    const givenAt = new Date(occurredAt);
    await this.consents.store({ userId, purpose: 'account', shown, origin: { ip, device }, givenAt }, tx);
  }
}
