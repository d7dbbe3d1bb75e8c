import { Injectable } from '@nestjs/common';
import type { Caller } from '@mall/contracts/define';
import { fileIdOf } from '@mall/contracts/file';
import { userCalls } from '@mall/contracts/services/user';
import { userEvents, type ConsentPurpose, type WithdrawnConsentView } from '@mall/contracts/user';
import { InjectClient, Outbox, type ClientOf } from '@mall/messaging';
import { DataSource, type EntityManager } from 'typeorm';
import { ConsentService, originOf } from '../consent/consent.service.js';
import { withoutPassport } from '../profile/profile-change.js';
import { ProfileRepository } from '../profile/profile.repository.js';
import { eachApart } from './each-apart.js';
import { PersonalRequestService } from './personal-request.service.js';

/** Most passports that one run of the timer looks at. */
const MOST_AT_ONCE = 1_000;

const passportOf = (userId: string): string => `Withdrawn passport of ${userId}`;

/** Withdrawals of consents and their consequences. */
@Injectable()
export class ConsentWithdrawalService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly consents: ConsentService,
    private readonly requests: PersonalRequestService,
    private readonly profiles: ProfileRepository,
    private readonly outbox: Outbox,
    @InjectClient(userCalls.deals) private readonly deals: ClientOf<typeof userCalls.deals>,
    @InjectClient(userCalls.ownFiles) private readonly files: ClientOf<typeof userCalls.ownFiles>,
  ) {}

  /** Withdraws the caller's consent for a purpose, with what follows it, in one transaction. */
  async withdraw(caller: Caller, purpose: ConsentPurpose): Promise<WithdrawnConsentView> {
    const userId = caller.userId!;
    const isPassportKept = purpose === 'passport' && (await this.isPassportNeeded(userId));
    await this.dataSource.transaction(async (tx) => {
      const withdrawn = await this.consents.withdraw(userId, purpose, originOf(caller), tx);
      if (withdrawn === 0) return;
      if (purpose === 'account') await this.requests.askIn(tx, caller, 'erasure');
      if (purpose !== 'passport') return;
      await this.profiles.notePassportWithdrawn(userId, tx);
      if (!isPassportKept) await this.deletePassport(userId, tx);
    });
    return { isPassportKept };
  }

  /** Deletes passports whose consent was withdrawn and which no contract needs any more. */
  async deleteWithdrawnPassports(): Promise<void> {
    const userIds = await this.profiles.withdrawnPassports(MOST_AT_ONCE);
    await eachApart(userIds, passportOf, async (userId) => {
      if (!(await this.isPassportNeeded(userId)))
        await this.dataSource.transaction((tx) => this.deletePassport(userId, tx));
    });
  }

  private async isPassportNeeded(userId: string): Promise<boolean> {
    return (await this.deals.openDeals({ userId })).orderNumbers.length > 0;
  }

  /** Deletes the passport data, unless the person has stored them anew meanwhile. */
  private async deletePassport(userId: string, tx: EntityManager): Promise<void> {
    const profile = await this.profiles.findForUpdate(userId, tx);
    if (!profile?.passportWithdrawnAt) return;
    const { next, changed } = withoutPassport(profile);
    // Before the commit: after a crash in between, the profile still names the pictures that are left.
    const fileIds = (profile.passport.passportImgs ?? []).map(fileIdOf).filter((id) => id !== undefined);
    if (fileIds.length > 0) await this.files.remove({ ownerId: userId, fileIds });
    await this.profiles.save(next, tx);
    if (changed.length === 0) return;
    await this.outbox.add(tx, userEvents.profileUpdated, {
      aggregateId: userId,
      payload: { userId, changed, profileComplete: false },
    });
  }
}
