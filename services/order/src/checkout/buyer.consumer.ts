import { Injectable } from '@nestjs/common';
import { Consumes } from '@mall/messaging';
import type { EventEnvelope } from '@mall/contracts/define';
import { userEvents, type ProfileUpdated } from '@mall/contracts/user';
import type { EntityManager } from 'typeorm';
import { ConfirmationRepository } from './confirmation.repository.js';

/** Keeps contracts from being made out to what a passport said before its owner corrected it. */
@Injectable()
export class BuyerConsumer {
  constructor(private readonly confirmations: ConfirmationRepository) {}

  @Consumes(userEvents.profileUpdated)
  onProfileUpdated({ payload }: EventEnvelope<ProfileUpdated>, tx: EntityManager): Promise<void> {
    return this.confirmations.noteBuyerChange(payload.userId, tx);
  }
}
