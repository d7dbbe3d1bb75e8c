import { Injectable } from '@nestjs/common';
import { Outbox } from '@mall/messaging';
import { adminPage, type AdminPage, type Caller } from '@mall/contracts/define';
import {
  userErrors,
  userEvents,
  type BuyerPageDto,
  type BuyerView,
  type RevealedPassportView,
  type RevealPageDto,
  type RevealPassportDto,
  type RevealView,
} from '@mall/contracts/user';
import { DataSource } from 'typeorm';
import { config } from '../config.js';
import { ProfileRepository } from '../profile/profile.repository.js';
import { toBuyerView, toRevealedView, toRevealView } from './buyer.mapper.js';
import { BuyerRepository } from './buyer.repository.js';

@Injectable()
export class BuyerService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly buyers: BuyerRepository,
    private readonly profiles: ProfileRepository,
    private readonly outbox: Outbox,
  ) {}

  async list(request: BuyerPageDto): Promise<AdminPage<BuyerView>> {
    const { rows, total } = await this.buyers.page(request);
    return adminPage(
      rows.map((row) => toBuyerView(this.profiles.toProfile(row))),
      total,
      request,
    );
  }

  async one(userId: string): Promise<BuyerView> {
    const profile = await this.profiles.find(userId);
    if (!profile) throw userErrors.profileNotFound();
    return toBuyerView(profile);
  }

  /**
   * Returns unmasked passport data and writes the audit row in the same transaction, so that data is never returned
   * without one.
   * @throws userErrors.profileNotFound; userErrors.tooManyReveals when the caller has viewed many other buyers within an hour
   */
  reveal(caller: Caller, { userId, reason }: RevealPassportDto): Promise<RevealedPassportView> {
    return this.dataSource.transaction(async (tx) => {
      const profile = await this.profiles.find(userId, tx);
      if (!profile) throw userErrors.profileNotFound();
      const staffId = caller.userId!;
      const staffName = caller.username ?? staffId;
      const lately = await this.buyers.revealedLately(staffId, tx);
      if (!lately.includes(userId) && lately.length >= config.REVEALS_PER_HOUR)
        throw userErrors.tooManyReveals({ most: config.REVEALS_PER_HOUR });
      const revealId = await this.buyers.logReveal({ userId, staffId, staffName, reason, ip: caller.ip }, tx);
      await this.outbox.add(tx, userEvents.passportRevealed, {
        aggregateId: userId,
        payload: { revealId, userId, staffId },
      });
      return toRevealedView(profile);
    });
  }

  async reveals(request: RevealPageDto): Promise<AdminPage<RevealView>> {
    const { rows, total } = await this.buyers.revealPage(request);
    return adminPage(rows.map(toRevealView), total, request);
  }
}
