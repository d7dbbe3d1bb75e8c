import { Injectable } from '@nestjs/common';
import { Every } from '@mall/service-kit';
import { ConfirmationRepository } from './confirmation.repository.js';
import { SubmitService } from './submit.service.js';

@Injectable()
export class CheckoutTimer {
  constructor(
    private readonly submits: SubmitService,
    private readonly confirmations: ConfirmationRepository,
  ) {}

  @Every(15_000)
  sweepSubmissions(): Promise<void> {
    return this.submits.sweep();
  }

  @Every(3_600_000)
  forgetConfirmations(): Promise<void> {
    return this.confirmations.forgetOld();
  }
}
