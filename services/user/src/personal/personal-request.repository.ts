// SQL: a part that is done is appended in one statement.
import { Injectable } from '@nestjs/common';
import type { PersonalRequestKind, PersonalRequestPageDto, PersonalRequestState } from '@mall/contracts/user';
import { inTurn, type ListOrder, orderList, type Page, pageOf } from '@mall/persistence';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, LessThan, Not, Repository } from 'typeorm';
import type { Origin } from '../consent/consent.repository.js';
import { PersonalRequest } from './personal-request.entity.js';

export interface NewPersonalRequest extends Origin {
  readonly userId: string;
  readonly kind: PersonalRequestKind;
  readonly dueAt: Date;
}

/** The end of a request: its state, and who decided it why. */
export interface Ending {
  readonly state: Exclude<PersonalRequestState, 'waiting'>;
  readonly decidedBy?: string;
  readonly decidedByName?: string;
  readonly reason?: string;
}

const DAY_MS = 86_400_000;

const ORDER: ListOrder = {
  sortable: {
    requestId: 'request.requestId',
    askedTime: 'request.askedAt',
    dueTime: 'request.dueAt',
    endedTime: 'request.endedAt',
  },
  order: { 'request.dueAt': 'ASC', 'request.requestId': 'ASC' },
};

@Injectable()
export class PersonalRequestRepository {
  constructor(@InjectRepository(PersonalRequest) private readonly requests: Repository<PersonalRequest>) {}

  page(filter: PersonalRequestPageDto): Promise<Page<PersonalRequest>> {
    const query = this.requests.createQueryBuilder('request');
    if (filter.ids) query.andWhere('request.requestId = ANY(:ids)', { ids: filter.ids });
    if (filter.kind) query.andWhere('request.kind = :kind', { kind: filter.kind });
    if (filter.state) query.andWhere('request.state = :state', { state: filter.state });
    if (filter.userId) query.andWhere('request.userId = :userId', { userId: filter.userId });
    return pageOf(orderList(query, filter, ORDER), {
      limit: filter.size,
      offset: (filter.current - 1) * filter.size,
    });
  }

  /** Returns the requests of a person, the last first. */
  of(userId: string): Promise<PersonalRequest[]> {
    return this.requests.find({ where: { userId }, order: { requestId: 'DESC' } });
  }

  async find(requestId: string): Promise<PersonalRequest | undefined> {
    return (await this.requests.findOneBy({ requestId })) ?? undefined;
  }

  /** Stores a request, unless one of the kind is open. @returns the open one, which a second call finds */
  async ask({ userId, kind, ...asked }: NewPersonalRequest, tx: EntityManager): Promise<PersonalRequest> {
    await inTurn(tx, `personal requests of ${userId}`);
    const open = { userId, kind, state: 'waiting' } as const;
    const known = await tx.findOneBy(PersonalRequest, open);
    if (known) return known;
    await tx.insert(PersonalRequest, { userId, kind, ...asked });
    return tx.findOneByOrFail(PersonalRequest, open);
  }

  /** Returns the open requests for a copy, the oldest first. */
  copiesToMake(): Promise<PersonalRequest[]> {
    return this.requests.find({ where: { kind: 'copy', state: 'waiting' }, order: { requestId: 'ASC' } });
  }

  /** Marks a request as being carried out, so that it can no longer be withdrawn or refused. @returns false when it has ended */
  async begin(requestId: string): Promise<boolean> {
    await this.requests.update(
      { requestId, state: 'waiting', begunAt: IsNull() },
      { begunAt: () => 'now()' },
    );
    return this.requests.existsBy({ requestId, state: 'waiting', begunAt: Not(IsNull()) });
  }

  /** Ends a request for a copy with its archive, which is kept for so many days. */
  async finishCopy(requestId: string, fileId: string, days: number): Promise<void> {
    const until = new Date(Date.now() + days * DAY_MS);
    await this.requests.update(
      { requestId, state: 'waiting' },
      { state: 'done', endedAt: () => 'now()', fileId, fileUntil: until },
    );
  }

  /** Returns requests whose archives have been kept long enough. */
  async archivesToDrop(): Promise<string[]> {
    const found = await this.requests.find({
      select: { requestId: true },
      where: { fileId: Not(IsNull()), fileUntil: LessThan(new Date()) },
    });
    return found.map(({ requestId }) => requestId);
  }

  async forgetArchive(requestId: string): Promise<void> {
    await this.requests.update({ requestId }, { fileId: null });
  }

  /** Begins an erasure. @returns false when somebody has decided already */
  async beginErasure(
    requestId: string,
    decision: Pick<Ending, 'decidedBy' | 'decidedByName'>,
  ): Promise<boolean> {
    const { affected } = await this.requests.update(
      { requestId, kind: 'erasure', state: 'waiting', begunAt: IsNull() },
      { ...decision, begunAt: () => 'now()' },
    );
    return affected === 1;
  }

  erasuresUnderWay(): Promise<PersonalRequest[]> {
    const where = { kind: 'erasure', state: 'waiting', begunAt: Not(IsNull()) } as const;
    return this.requests.find({ where, order: { requestId: 'ASC' } });
  }

  /** Notes that a service has done its part. */
  async notePart(requestId: string, part: string): Promise<void> {
    await this.requests.query(
      `UPDATE personal_request SET parts_done = array_append(parts_done, $2)
        WHERE request_id = $1 AND NOT $2 = ANY (parts_done)`,
      [requestId, part],
    );
  }

  async finishErasure(requestId: string): Promise<void> {
    await this.requests.update({ requestId, state: 'waiting' }, { state: 'done', endedAt: () => 'now()' });
  }

  /** Returns requests of a person whose archive is still kept. */
  withArchive(userId: string): Promise<PersonalRequest[]> {
    return this.requests.findBy({ userId, fileId: Not(IsNull()) });
  }

  /** Ends a request that waits and is not begun. @returns false for any other */
  async end(requestId: string, ending: Ending): Promise<boolean> {
    const { affected } = await this.requests.update(
      { requestId, state: 'waiting', begunAt: IsNull() },
      { ...ending, endedAt: () => 'now()' },
    );
    return affected === 1;
  }
}
