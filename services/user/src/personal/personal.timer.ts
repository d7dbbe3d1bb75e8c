import { Injectable } from '@nestjs/common';
import { Every } from '@mall/service-kit';
import { config } from '../config.js';
import { ConsentWithdrawalService } from './consent-withdrawal.service.js';
import { PersonalErasureService } from './personal-erasure.service.js';
import { PersonalCopyService } from './personal-copy.service.js';

@Injectable()
export class PersonalTimer {
  constructor(
    private readonly withdrawals: ConsentWithdrawalService,
    private readonly copies: PersonalCopyService,
    private readonly erasures: PersonalErasureService,
  ) {}

  @Every(config.PERSONAL_SECONDS * 1_000)
  goOnErasing(): Promise<void> {
    return this.erasures.goOn();
  }

  @Every(config.PERSONAL_SECONDS * 1_000)
  makeCopies(): Promise<void> {
    return this.copies.makeCopies();
  }

  @Every(config.PERSONAL_SECONDS * 1_000)
  dropArchives(): Promise<void> {
    return this.copies.dropArchives();
  }

  @Every(config.PERSONAL_SECONDS * 1_000)
  deleteWithdrawnPassports(): Promise<void> {
    return this.withdrawals.deleteWithdrawnPassports();
  }
}
