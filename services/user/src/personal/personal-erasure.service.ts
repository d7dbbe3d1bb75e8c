// SQL: rows of many tables are deleted alike, by the person.
import { Injectable } from '@nestjs/common';
import { platformErrors, type Caller } from '@mall/contracts/define';
import { userCalls } from '@mall/contracts/services/user';
import { CONSENT_PURPOSES, userErrors } from '@mall/contracts/user';
import { InjectClient, type ClientOf } from '@mall/messaging';
import { DataSource } from 'typeorm';
import { ConsentService } from '../consent/consent.service.js';
import { erasedProfile } from '../profile/profile-change.js';
import { ProfileRepository } from '../profile/profile.repository.js';
import { eachApart } from './each-apart.js';
import { nameOf } from './personal-request.mapper.js';
import type { PersonalRequest } from './personal-request.entity.js';
import { PersonalRequestRepository } from './personal-request.repository.js';

type Part = readonly [name: string, erase: (userId: string) => Promise<void>];

/** Tables of this service with data that nothing needs once the person is gone. */
const DELETED = ['address', 'favourite', 'saved_search'] as const;

/** Erasures of personal data, service after service. Each part can be repeated, and the request says which are done. */
@Injectable()
export class PersonalErasureService {
  private readonly parts: readonly Part[];

  constructor(
    private readonly dataSource: DataSource,
    private readonly requests: PersonalRequestRepository,
    private readonly profiles: ProfileRepository,
    private readonly consents: ConsentService,
    @InjectClient(userCalls.ownFiles) private readonly files: ClientOf<typeof userCalls.ownFiles>,
    @InjectClient(userCalls.deals) private readonly deals: ClientOf<typeof userCalls.deals>,
    @InjectClient(userCalls.ofTenant) private readonly tenant: ClientOf<typeof userCalls.ofTenant>,
    @InjectClient(userCalls.ofAuth) auth: ClientOf<typeof userCalls.ofAuth>,
    @InjectClient(userCalls.ofChat) chat: ClientOf<typeof userCalls.ofChat>,
    @InjectClient(userCalls.ofProduct) product: ClientOf<typeof userCalls.ofProduct>,
  ) {
    this.parts = [
      // First, so that the person begins nothing new meanwhile.
      ['auth', (userId) => auth.erase({ userId })],
      ['order', (userId) => deals.erase({ userId })],
      // Before the files, because messages name those that were sent in them.
      ['chat', (userId) => chat.erase({ userId })],
      ['product', (userId) => product.erase({ userId })],
      ['tenant', (userId) => tenant.erase({ userId })],
      ['file', (userId) => files.erase({ userId })],
      ['user', (userId) => this.eraseOwn(userId)],
    ];
  }

  /**
   * Decides that an erasure is carried out, and begins with it.
   * @throws platformErrors.notFound, userErrors.personalRequestEnded, erasureDealsOpen, erasureHasShop
   */
  async decide(requestId: string, caller: Caller): Promise<void> {
    const request = await this.requests.find(requestId);
    if (request?.kind !== 'erasure') throw platformErrors.notFound();
    const { userId } = request;
    const { orderNumbers } = await this.deals.openDeals({ userId });
    if (orderNumbers.length > 0) throw userErrors.erasureDealsOpen({ orders: orderNumbers.join(', ') });
    const [shop] = await this.tenant.ownShops({ userId });
    if (shop !== undefined) throw userErrors.erasureHasShop({ shop });
    const decidedBy = caller.userId!;
    const decision = { decidedBy, decidedByName: caller.username ?? decidedBy };
    if (!(await this.requests.beginErasure(requestId, decision))) throw userErrors.personalRequestEnded();
    await this.goOn();
  }

  /** Carries out the parts of erasures that are left. */
  async goOn(): Promise<void> {
    const requests = await this.requests.erasuresUnderWay();
    await eachApart(requests, nameOf, (request) => this.carryOut(request));
  }

  private async carryOut({ requestId, userId, partsDone }: PersonalRequest): Promise<void> {
    for (const [name, erase] of this.parts.filter(([name]) => !partsDone.includes(name))) {
      await erase(userId);
      await this.requests.notePart(requestId, name);
    }
    await this.requests.finishErasure(requestId);
  }

  private async eraseOwn(userId: string): Promise<void> {
    for (const { requestId } of await this.requests.withArchive(userId)) {
      await this.files.dropArchive({ requestId });
      await this.requests.forgetArchive(requestId);
    }
    await this.dataSource.transaction(async (tx) => {
      for (const table of DELETED) await tx.query(`DELETE FROM ${table} WHERE user_id = $1`, [userId]);
      for (const purpose of CONSENT_PURPOSES)
        await this.consents.withdraw(userId, purpose, { ip: null, device: null }, tx);
      const profile = await this.profiles.findForUpdate(userId, tx);
      if (!profile) return;
      await this.profiles.save(erasedProfile(profile), tx);
      await this.profiles.forgetAccount(userId, tx);
    });
  }
}
