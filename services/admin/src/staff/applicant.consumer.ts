import { Injectable } from '@nestjs/common';
import { authEvents, type StaffRegistered } from '@mall/contracts/auth';
import type { EventEnvelope } from '@mall/contracts/define';
import { Consumes } from '@mall/messaging';
import type { EntityManager } from 'typeorm';
import { RegistrationService } from './registration.service.js';

@Injectable()
export class ApplicantConsumer {
  constructor(private readonly registrations: RegistrationService) {}

  @Consumes(authEvents.staffRegistered)
  async onStaffRegistered({ payload }: EventEnvelope<StaffRegistered>, tx: EntityManager): Promise<void> {
    await this.registrations.admit(payload, tx);
  }
}
