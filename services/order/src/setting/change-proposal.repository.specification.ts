import { anna, boris } from '@mall/messaging/fakes';
import { Specification } from '@mall/testing/specification';
import type { EntityManager } from 'typeorm';
import type { ChangeProposalRepository } from './change-proposal.repository.js';

interface Given {
  readonly repository: ChangeProposalRepository;
  readonly tx: EntityManager;
}

const RATE = 'rate:payment:CNY';

export const changeProposalSpecification = new Specification<Given>((arrange) => {
  it('is agreed to by another person who enters the same value, once', async () => {
    const { repository, tx } = await arrange();
    await repository.lock(tx, RATE);
    expect(await repository.agree(tx, RATE, 125_000, anna)).toBeUndefined();
    expect(await repository.agree(tx, RATE, 125_000, anna)).toBeUndefined();
    expect(await repository.agree(tx, RATE, 125_000, boris)).toBe('anna');
    expect(await repository.agree(tx, RATE, 125_000, boris)).toBeUndefined();
  });

  it('is replaced by another value, but not by one of another subject', async () => {
    const { repository, tx } = await arrange();
    await repository.agree(tx, RATE, 125_000, anna);
    expect(await repository.agree(tx, 'rate:customs:CNY', 125_000, boris)).toBeUndefined();
    expect(await repository.agree(tx, RATE, 126_000, boris)).toBeUndefined();
    expect(await repository.agree(tx, RATE, 125_000, anna)).toBeUndefined();
    expect(await repository.agree(tx, RATE, 125_000, boris)).toBe('anna');
  });

  it('does not exist any more when it was withdrawn', async () => {
    const { repository, tx } = await arrange();
    await repository.agree(tx, RATE, 125_000, anna);
    await repository.withdraw(tx, 'rate:customs:CNY');
    expect(await repository.agree(tx, RATE, 125_000, boris)).toBe('anna');
    await repository.agree(tx, RATE, 125_000, anna);
    await repository.withdraw(tx, RATE);
    expect(await repository.agree(tx, RATE, 125_000, boris)).toBeUndefined();
  });
});
