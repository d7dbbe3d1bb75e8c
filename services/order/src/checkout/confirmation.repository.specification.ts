import { Specification } from '@mall/testing/specification';
import type { EntityManager } from 'typeorm';
import type { Snapshot } from './confirmation.js';
import type { ConfirmationRepository } from './confirmation.repository.js';

interface Given {
  readonly repository: ConfirmationRepository;
  readonly tx: EntityManager;
}

const shown: Snapshot = {
  dvyType: 1,
  addrId: '5',
  lines: [],
  rate: { rateScaled: 125_000, source: 'entered', asOf: '2026-11-21T12:00:00Z' },
  buyer: null,
};

export const confirmationSpecification = new Specification<Given>((arrange) => {
  it('keeps what a buyer was shown for the requested minutes', async () => {
    const { repository } = await arrange();
    const { expiresAt, now } = await repository.keep('7', shown, [], 30);
    expect(expiresAt.getTime() - now.getTime()).toBe(30 * 60_000);
  });

  it('finds it again for that buyer only', async () => {
    const { repository, tx } = await arrange();
    const { confirmId, expiresAt } = await repository.keep('7', shown, [], 30);
    const another = await repository.keep('7', { ...shown, addrId: '6' }, [], 30);
    expect(await repository.find('7', confirmId, tx)).toEqual({
      ...shown,
      confirmId,
      userId: '7',
      expiresAt,
    });
    expect((await repository.find('7', another.confirmId, tx))?.addrId).toBe('6');
    expect(await repository.find('8', confirmId, tx)).toBeUndefined();
    expect(await repository.find('7', 'no-such-id', tx)).toBeUndefined();
  });
});
