import { Injectable } from '@nestjs/common';
import { authEvents, type AccountRegistered } from '@mall/contracts/auth';
import type { EventEnvelope } from '@mall/contracts/define';
import { Consumes } from '@mall/messaging';
import type { EntityManager } from 'typeorm';
import { ProfileRepository } from './profile.repository.js';

@Injectable()
export class ProfileConsumer {
  constructor(private readonly profiles: ProfileRepository) {}

  @Consumes(authEvents.accountRegistered)
  async onAccountRegistered({ payload }: EventEnvelope<AccountRegistered>, tx: EntityManager): Promise<void> {
    await this.profiles.open(payload, tx);
  }
}
