import { Specification } from '@mall/testing/specification';
import type { EntityManager } from 'typeorm';
import type { BuyerRepository, NewReveal } from './buyer.repository.js';

interface Given {
  /** Repository in which nobody has viewed the passport of buyer 7 or 8. */
  readonly repository: BuyerRepository;
  readonly tx: EntityManager;
  /** Returns the stored rows, the oldest first. */
  readonly logged: () => Promise<readonly NewReveal[]>;
}

const reveal: NewReveal = { userId: '7', staffId: '50', staffName: 'anna', reason: 'сверка договора' };

export const buyerSpecification = new Specification<Given>((arrange) => {
  it('writes each view of a passport under an id of its own, also the same one twice', async () => {
    const { repository, tx, logged } = await arrange();
    const looks = [reveal, { ...reveal, userId: '8', ip: '203.0.113.7' }, reveal];
    const ids: string[] = [];
    for (const look of looks) ids.push(await repository.logReveal(look, tx));
    expect(new Set(ids).size).toBe(3);
    expect(await logged()).toEqual(looks);
  });

  it('tells each buyer once whom a member of staff has viewed lately', async () => {
    const { repository, tx } = await arrange();
    for (const look of [reveal, reveal, { ...reveal, userId: '8' }, { ...reveal, staffId: '51' }])
      await repository.logReveal(look, tx);
    expect([...(await repository.revealedLately('50', tx))].sort()).toEqual(['7', '8']);
    expect(await repository.revealedLately('52', tx)).toEqual([]);
  });
});
