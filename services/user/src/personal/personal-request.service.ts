import { Injectable } from '@nestjs/common';
import {
  adminPage,
  afterWorkingDays,
  platformErrors,
  type AdminPage,
  type Caller,
} from '@mall/contracts/define';
import {
  PERSONAL_REQUEST_WORKING_DAYS,
  userErrors,
  type OwnPersonalRequestView,
  type PersonalRequestKind,
  type PersonalRequestPageDto,
  type PersonalRequestView,
  type RefusePersonalDto,
} from '@mall/contracts/user';
import { DataSource, type EntityManager } from 'typeorm';
import { originOf } from '../consent/consent.service.js';
import { ProfileRepository } from '../profile/profile.repository.js';
import type { PersonalRequest } from './personal-request.entity.js';
import { toOwnRequestView, toRequestView } from './personal-request.mapper.js';
import { PersonalRequestRepository } from './personal-request.repository.js';

/** Offset of Moscow, whose working days the Russian law counts. */
const MOSCOW_HOURS = 3;

/** Requests of people for a copy of their data and for its erasure. */
@Injectable()
export class PersonalRequestService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly requests: PersonalRequestRepository,
    private readonly profiles: ProfileRepository,
  ) {}

  async own(userId: string): Promise<OwnPersonalRequestView[]> {
    return (await this.requests.of(userId)).map(toOwnRequestView);
  }

  /** Opens a request; one that is open already is answered. @throws userErrors.profileNotFound */
  async ask(caller: Caller, kind: PersonalRequestKind): Promise<OwnPersonalRequestView> {
    const asked = await this.dataSource.transaction((tx) => this.askIn(tx, caller, kind));
    return toOwnRequestView(asked);
  }

  /** Opens a request in the transaction of the act that leads to it. */
  async askIn(tx: EntityManager, caller: Caller, kind: PersonalRequestKind): Promise<PersonalRequest> {
    const userId = caller.userId!;
    // The first request may come before the event of the registration.
    await this.profiles.open({ userId, userName: caller.username }, tx);
    const dueAt = afterWorkingDays(new Date(), PERSONAL_REQUEST_WORKING_DAYS, MOSCOW_HOURS);
    return this.requests.ask({ userId, kind, dueAt, ...originOf(caller) }, tx);
  }

  /** Withdraws a request. @throws platformErrors.notFound also for the request of somebody else; userErrors.personalRequestEnded */
  async cancel(userId: string, requestId: string): Promise<void> {
    const request = await this.requests.find(requestId);
    if (request?.userId !== userId) throw platformErrors.notFound();
    if (request.state === 'withdrawn') return;
    if (!(await this.requests.end(requestId, { state: 'withdrawn' })))
      throw userErrors.personalRequestEnded();
  }

  async page(filter: PersonalRequestPageDto): Promise<AdminPage<PersonalRequestView>> {
    const { rows, total } = await this.requests.page(filter);
    return adminPage(await this.viewsOf(rows), total, filter);
  }

  async one(requestId: string): Promise<PersonalRequestView> {
    const request = await this.requests.find(requestId);
    if (!request) throw platformErrors.notFound();
    return (await this.viewsOf([request]))[0]!;
  }

  /** Refuses a request that nobody has begun to carry out. @throws platformErrors.notFound, userErrors.personalRequestEnded */
  async refuse({ requestId, reason }: RefusePersonalDto, caller: Caller): Promise<PersonalRequestView> {
    await this.one(requestId);
    const decidedBy = caller.userId!;
    const ending = {
      state: 'refused',
      decidedBy,
      decidedByName: caller.username ?? decidedBy,
      reason,
    } as const;
    if (!(await this.requests.end(requestId, ending))) throw userErrors.personalRequestEnded();
    return this.one(requestId);
  }

  private async viewsOf(requests: readonly PersonalRequest[]): Promise<PersonalRequestView[]> {
    const people = await this.profiles.findMany(requests.map(({ userId }) => userId));
    const byId = new Map(people.map((person) => [person.userId, person]));
    const now = new Date();
    return requests.map((request) => toRequestView(request, byId.get(request.userId), now));
  }
}
