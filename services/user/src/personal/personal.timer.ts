import { Injectable } from '@nestjs/common';
import { Every } from '@mall/service-kit';
import { config } from '../config.js';
import { ConsentWithdrawalService } from './consent-withdrawal.service.js';

@Injectable()
export class PersonalTimer {
  constructor(private readonly withdrawals: ConsentWithdrawalService) {}

  @Every(config.PERSONAL_SECONDS * 1_000)
  deleteWithdrawnPassports(): Promise<void> {
    return this.withdrawals.deleteWithdrawnPassports();
  }
}
