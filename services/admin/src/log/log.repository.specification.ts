import { randomUUID } from 'node:crypto';
import { Specification } from '@mall/testing/specification';
import type { LogRepository, NewLogEntry } from './log.repository.js';

interface Given {
  /** Repository with an empty log. */
  readonly repository: LogRepository;
  /** Moves the time of all entries back by so many seconds. */
  readonly age: (seconds: number) => Promise<void>;
  readonly entries: () => Promise<readonly NewLogEntry[]>;
}

const anEntry = (over: Partial<NewLogEntry> = {}): NewLogEntry => ({
  ...{ origin: 'operation', isFailure: false, title: 'admin.staff.create', service: 'admin', method: 'POST' },
  ...{
    path: '/api/admin/user',
    params: null,
    durationMs: 12,
    failure: null,
    actorId: '50',
    actorName: 'anna',
  },
  ...{ ip: '10.0.0.7', userAgent: null, requestId: 'r' },
  ...over,
});

export const logSpecification = new Specification<Given>((arrange) => {
  it('keeps each entry', async () => {
    const { repository, entries } = await arrange();
    await repository.insert([anEntry(), anEntry({ title: 'admin.role.create' })]);
    await repository.insert([anEntry({ isFailure: true, failure: 'no' })]);
    expect(await entries()).toMatchObject([
      anEntry(),
      anEntry({ title: 'admin.role.create' }),
      anEntry({ isFailure: true, failure: 'no' }),
    ]);
  });

  it('gets outcome and duration of an entry that is reported again', async () => {
    const { repository, entries } = await arrange();
    const entryId = randomUUID();
    await repository.insert([anEntry({ entryId, durationMs: null }), anEntry({ entryId: randomUUID() })]);
    await repository.insert([
      anEntry({ entryId, title: 'x', durationMs: 7, isFailure: true, failure: 'no' }),
    ]);
    expect(await entries()).toMatchObject([
      { entryId, title: 'admin.staff.create', durationMs: 7, isFailure: true, failure: 'no' },
      { durationMs: 12 },
    ]);
  });

  it('counts what the browser of a person has reported within a minute', async () => {
    const { repository, age } = await arrange();
    const reported = anEntry({ origin: 'client' });
    await repository.insert([reported]);
    await age(61);
    await repository.insert([reported, reported, anEntry(), anEntry({ origin: 'client', actorId: '51' })]);
    expect(await repository.reportedLately('50')).toBe(2);
    expect(await repository.reportedLately('52')).toBe(0);
  });

  it('deletes entries older than a moment', async () => {
    const { repository, age, entries } = await arrange();
    await repository.insert([anEntry({ title: 'old' })]);
    await age(7_200);
    await repository.insert([anEntry({ title: 'new' })]);
    await repository.deleteOlderThan(new Date(Date.now() - 3_600_000));
    expect((await entries()).map(({ title }) => title)).toEqual(['new']);
  });
});
