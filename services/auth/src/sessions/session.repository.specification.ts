import { randomBytes, randomUUID } from 'node:crypto';
import { Specification } from '@mall/testing/specification';
import type { EntityManager } from 'typeorm';
import type { NewSession, SessionRepository } from './session.repository.js';

interface Given {
  readonly repository: SessionRepository;
  readonly tx: EntityManager;
  /** Ids of two accounts without sessions. */
  readonly accountIds: readonly [string, string];
  /** Advances the clock between two events. */
  readonly tick: () => Promise<void>;
}

const aNew = (accountId: string, over: Partial<NewSession> = {}): NewSession => ({
  accountId,
  clientId: 'web',
  hours: 24,
  ...over,
});

export const sessionSpecification = new Specification<Given>((arrange) => {
  it('lives for its hours', async () => {
    const { repository, tx, accountIds } = await arrange();
    const sessionId = await repository.open(tx, aNew(accountIds[0], { device: 'Firefox' }));
    const person = { accountId: accountIds[0], clientId: 'web', device: 'Firefox' };
    const open = { sessionId, ...person, factorAt: null, isLive: true };
    expect(await repository.find(sessionId)).toEqual(open);
    expect(await repository.lock(tx, sessionId)).toEqual(open);
    const over = await repository.open(tx, aNew(accountIds[0], { hours: 0 }));
    expect(await repository.find(over)).toMatchObject({ device: null, isLive: false });
    expect(await repository.find(randomUUID())).toBeUndefined();
  });

  it('keeps the time when the second factor was last proved', async () => {
    const { repository, tx, accountIds, tick } = await arrange();
    const proved = await repository.open(tx, aNew(accountIds[0], { isProved: true }));
    const first = (await repository.find(proved))!.factorAt!;
    await tick();
    const again = await repository.prove(tx, proved, true);
    expect(again!.getTime()).toBeGreaterThanOrEqual(first.getTime());
    expect((await repository.find(proved))!.factorAt).toEqual(again);
    expect(await repository.prove(tx, proved, false)).toBeNull();
    expect((await repository.find(proved))!.factorAt).toBeNull();
  });

  it('is listed while it is live, the one that was used last first', async () => {
    const { repository, tx, accountIds, tick } = await arrange();
    const open = async (over: Partial<NewSession> = {}) => {
      await tick();
      return repository.open(tx, aNew(accountIds[0], over));
    };
    const [first, second, third] = [await open(), await open(), await open()];
    await open({ hours: 0 });
    await open({ accountId: accountIds[1] });
    await tick();
    await repository.touch(tx, first);
    expect(await repository.liveOf(tx, accountIds[0])).toEqual([first, third, second]);
    await repository.revoke(tx, [third], 'logout');
    expect(await repository.liveOf(tx, accountIds[0])).toEqual([first, second]);
  });

  it('is revoked once', async () => {
    const { repository, tx, accountIds } = await arrange();
    const [one, other] = [
      await repository.open(tx, aNew(accountIds[0])),
      await repository.open(tx, aNew(accountIds[0])),
    ];
    expect(await repository.revoke(tx, [one, randomUUID()], 'logout')).toEqual([one]);
    expect(await repository.revoke(tx, [one, other], 'password')).toEqual([other]);
    expect(await repository.revoke(tx, [], 'password')).toEqual([]);
    expect(await repository.find(one)).toMatchObject({ isLive: false });
  });

  it('is renewed by a token, which is used once: the first successor stays', async () => {
    const { repository, tx, accountIds } = await arrange();
    const sessionId = await repository.open(tx, aNew(accountIds[0]));
    const [hash, over] = [randomBytes(32), randomBytes(32)];
    await repository.insertToken(tx, sessionId, hash, 1);
    await repository.insertToken(tx, sessionId, over, 0);
    expect(await repository.findToken(tx, hash)).toEqual({
      ...{ sessionId, isFresh: true, usedAt: null, usedSecondsAgo: null, successorSealed: null },
    });
    expect(await repository.findToken(tx, over)).toMatchObject({ isFresh: false });
    expect(await repository.findToken(tx, randomBytes(32))).toBeUndefined();
    await repository.markUsed(tx, hash, Buffer.from('first'));
    await repository.markUsed(tx, hash, Buffer.from('second'));
    const used = await repository.findToken(tx, hash);
    expect(used).toMatchObject({ isFresh: true, usedAt: expect.any(Date) as Date });
    expect(used?.successorSealed?.toString()).toBe('first');
    expect(used?.usedSecondsAgo).toBeLessThan(60);
  });
});
