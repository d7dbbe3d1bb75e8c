import { Inject, Injectable } from '@nestjs/common';
import { adminEvents, type RightsGranted } from '@mall/contracts/admin';
import {
  authEvents,
  type FactorChange,
  type FactorChanged,
  type SessionsRevoked,
} from '@mall/contracts/auth';
import type { EventEnvelope } from '@mall/contracts/define';
import { tenantEvents, type ShopApproved, type ShopReviewed } from '@mall/contracts/tenant';
import { Consumes } from '@mall/messaging';
import type { EntityManager } from 'typeorm';
import { PushBrowserRepository } from '../push/push-browser.repository.js';
import { BroadcastService } from '../sockets/broadcast.service.js';
import type { Audience } from '../sockets/connection.js';
import type { NoticeTemplate } from './notice-texts.js';
import { NoticeService } from './notice.service.js';
import { shortened } from './shortened.js';

const FACTOR_NOTICES: Readonly<Record<FactorChange, NoticeTemplate>> = {
  on: 'factorOn',
  off: 'factorOff',
  recoveryUsed: 'factorRecoveryUsed',
  recoveryRenewed: 'factorRecoveryRenewed',
  guessed: 'factorGuessed',
  resetAsked: 'factorResetAsked',
  reset: 'factorReset',
};

/** Notifies people about their shops, accounts and rights, and ends the sockets and pushes of ended sessions. */
@Injectable()
export class AccountNoticeConsumer {
  constructor(
    private readonly notices: NoticeService,
    @Inject(BroadcastService) private readonly broadcast: Pick<BroadcastService, 'endSessions'>,
    @Inject(PushBrowserRepository) private readonly browsers: Pick<PushBrowserRepository, 'endSessions'>,
  ) {}

  @Consumes(tenantEvents.applicationSubmitted, { interleaved: true })
  onApplicationSubmitted(event: EventEnvelope<ShopReviewed>, tx: EntityManager): Promise<void> {
    return this.notifyOfShop(event, tx, { right: 'shop_review' }, 'shopApplied');
  }

  @Consumes(tenantEvents.shopApproved, { interleaved: true })
  onShopApproved(event: EventEnvelope<ShopApproved>, tx: EntityManager): Promise<void> {
    return this.notifyOfShop(event, tx, { personId: event.payload.ownerUserId }, 'shopApproved');
  }

  @Consumes(tenantEvents.shopRejected, { interleaved: true })
  onShopRejected(event: EventEnvelope<ShopReviewed>, tx: EntityManager): Promise<void> {
    return this.notifyOfShop(event, tx, { personId: event.payload.ownerUserId }, 'shopRejected');
  }

  @Consumes(authEvents.sessionsRevoked, { interleaved: true })
  async onSessionsRevoked(event: EventEnvelope<SessionsRevoked>, tx: EntityManager): Promise<void> {
    await this.browsers.endSessions(tx, event.payload.sessionIds);
    this.broadcast.endSessions(event.payload.sessionIds);
  }

  @Consumes(authEvents.factorChanged, { interleaved: true })
  async onFactorChanged(event: EventEnvelope<FactorChanged>, tx: EntityManager): Promise<void> {
    const { side, userId, username, change, recoveryLeft } = event.payload;
    const fact = { eventId: event.id, kind: 'security', subject: 'account', subjectId: userId } as const;
    await this.notices.notify(tx, {
      ...fact,
      audience: side === 'staff' ? { staffId: userId } : { personId: userId },
      template: FACTOR_NOTICES[change],
      ...(recoveryLeft === undefined ? {} : { params: { left: String(recoveryLeft) } }),
    });
    if (change !== 'resetAsked') return;
    const { eventId, kind } = fact;
    const audience = { right: 'factor_reset' } as const;
    const params = { username };
    await this.notices.notify(tx, { eventId, kind, audience, template: 'factorResetWaits', params });
  }

  @Consumes(adminEvents.rightsGranted, { interleaved: true })
  onRightsGranted(event: EventEnvelope<RightsGranted>, tx: EntityManager): Promise<void> {
    const { grantedBy, people, hours } = event.payload;
    const names = shortened(people.map(({ username }) => username));
    return this.notices.notify(tx, {
      eventId: event.id,
      kind: 'security',
      audience: { right: 'sys_user_edit' },
      template: 'rightsGranted',
      params: { grantedBy, people: names, hours: String(hours) },
    });
  }

  private notifyOfShop(
    event: EventEnvelope<ShopApproved>,
    tx: EntityManager,
    audience: Audience,
    template: NoticeTemplate,
  ): Promise<void> {
    const { applicationId: subjectId } = event.payload;
    const fact = { eventId: event.id, audience, template, kind: 'shop', subject: 'shopApplication' } as const;
    return this.notices.notify(tx, { ...fact, subjectId });
  }
}
