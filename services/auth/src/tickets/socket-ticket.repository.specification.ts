import { randomBytes, randomUUID } from 'node:crypto';
import { Specification } from '@mall/testing/specification';
import type { SessionHolder, SocketTicketRepository } from './socket-ticket.repository.js';

interface Given {
  /** Repository without tickets. */
  readonly repository: SocketTicketRepository;
  /** Holders of two live sessions, of two people. */
  readonly holders: readonly [SessionHolder, SessionHolder];
  readonly end: (sessionId: string) => Promise<void>;
}

const limits = { lifeSeconds: 30, most: 2 };

export const socketTicketSpecification = new Specification<Given>((arrange) => {
  it('is taken once, and names its session', async () => {
    const { repository, holders } = await arrange();
    const [hash, other] = [randomBytes(32), randomBytes(32)];
    await repository.insert(hash, holders[0].sessionId, limits);
    await repository.insert(other, holders[1].sessionId, limits);
    expect(await repository.take(randomBytes(32))).toBeUndefined();
    expect(await repository.take(hash)).toBe(holders[0].sessionId);
    expect(await repository.take(hash)).toBeUndefined();
    expect(await repository.take(other)).toBe(holders[1].sessionId);
  });

  it('is not taken once its time is over', async () => {
    const { repository, holders } = await arrange();
    const hash = randomBytes(32);
    await repository.insert(hash, holders[0].sessionId, { ...limits, lifeSeconds: 0 });
    expect(await repository.take(hash)).toBeUndefined();
  });

  it('is one of the newest of its session', async () => {
    const { repository, holders } = await arrange();
    const hashes = [randomBytes(32), randomBytes(32), randomBytes(32)] as const;
    await repository.insert(hashes[0], holders[1].sessionId, limits);
    const first = randomBytes(32);
    await repository.insert(first, holders[0].sessionId, limits);
    for (const hash of hashes.slice(1)) await repository.insert(hash, holders[0].sessionId, limits);
    expect(await repository.take(first)).toBeUndefined();
    for (const hash of hashes.slice(1)) expect(await repository.take(hash)).toBe(holders[0].sessionId);
    expect(await repository.take(hashes[0])).toBe(holders[1].sessionId);
  });

  it('leads to the person of a session for as long as it lives', async () => {
    const { repository, holders, end } = await arrange();
    for (const holder of holders) expect(await repository.holderOf(holder.sessionId)).toEqual(holder);
    await end(holders[0].sessionId);
    expect(await repository.holderOf(holders[0].sessionId)).toBeUndefined();
    expect(await repository.holderOf(holders[1].sessionId)).toEqual(holders[1]);
    expect(await repository.holderOf(randomUUID())).toBeUndefined();
  });
});
