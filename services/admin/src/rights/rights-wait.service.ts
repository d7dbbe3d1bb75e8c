import { Injectable } from '@nestjs/common';
import { adminEvents, type WaitingRightView } from '@mall/contracts/admin';
import type { Caller } from '@mall/contracts/define';
import { SECOND_DECISIONS, type SecondDecision } from '@mall/contracts/rights';
import { Outbox } from '@mall/messaging';
import type { EntityManager } from 'typeorm';
import { config } from '../config.js';
import { RightsWaitRepository } from './rights-wait.repository.js';

/** Maximum number of people whom one event names. */
const MOST_NAMED = 100;

/** Rights to decide about money, rates, prices and limits: a new one waits, and the other administrators are notified of it. */
@Injectable()
export class RightsWaitService {
  constructor(
    private readonly repository: RightsWaitRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Returns the rights of a member of staff that are not in force yet. */
  async waitingOf(userId: string): Promise<WaitingRightView[]> {
    const waiting = await this.repository.waitingOf(userId, SECOND_DECISIONS, config.RIGHTS_WAIT_HOURS);
    return waiting.map(({ permission, from }) => ({
      permission: permission as SecondDecision,
      from: from.toISOString(),
    }));
  }

  /** Lets the rights of a member of staff wait anew: somebody else can sign in as that person from now on. */
  async renewAccess(tx: EntityManager, userId: string): Promise<void> {
    await this.repository.renewAccess(tx, userId);
  }

  /** Announces the rights that people got by this transaction; to be called after the change. */
  async announceGrants(tx: EntityManager, actor: Caller): Promise<void> {
    const hours = config.RIGHTS_WAIT_HOURS;
    const granted = await this.repository.grantedNow(tx, SECOND_DECISIONS, hours);
    if (granted.length === 0) return;
    const names = new Map(granted.map(({ userId, username }) => [userId, username]));
    const people = [...names].map(([userId, username]) => ({
      userId,
      username,
      permissions: granted
        .filter((right) => right.userId === userId)
        .map(({ permission }) => permission as SecondDecision),
    }));
    await this.outbox.add(tx, adminEvents.rightsGranted, {
      aggregateId: actor.userId!,
      payload: { grantedBy: actor.username ?? '', people: people.slice(0, MOST_NAMED), hours },
    });
  }
}
