import { Injectable } from '@nestjs/common';
import { Consumes } from '@mall/messaging';
import type { EventEnvelope } from '@mall/contracts/define';
import { userEvents, type ProfileUpdated } from '@mall/contracts/user';
import type { EntityManager } from 'typeorm';
import { ConfirmationRepository } from './confirmation.repository.js';

/** Marks earlier confirmations of a buyer whose passport data changed, so that contracts use the current data. */
@Injectable()
export class BuyerConsumer {
  constructor(private readonly confirmations: ConfirmationRepository) {}

  @Consumes(userEvents.profileUpdated)
  onProfileUpdated({ payload }: EventEnvelope<ProfileUpdated>, tx: EntityManager): Promise<void> {
    return this.confirmations.noteBuyerChange(payload.userId, tx);
  }
}
