import { dealSettings } from '@mall/contracts/order';
import { Specification } from '@mall/testing/specification';
import type { EntityManager } from 'typeorm';
import type { DealSettingRepository } from './deal-setting.repository.js';

interface Given {
  /** Repository without changed settings. */
  readonly repository: DealSettingRepository;
  readonly tx: EntityManager;
}

export const dealSettingSpecification = new Specification<Given>((arrange) => {
  it('has the initial values of the contracts until staff change them', async () => {
    const { repository } = await arrange();
    const current = await repository.current();
    for (const [key, { initial }] of Object.entries(dealSettings))
      expect(current).toMatchObject({ [key]: initial });
    expect(await repository.changes()).toEqual(new Map());
  });

  it('keeps the last change of each setting, with its author', async () => {
    const { repository, tx } = await arrange();
    await repository.change(tx, 'secondChanceHours', 24, 'anna');
    await repository.change(tx, 'secondChanceHours', 36, 'boris');
    repository.forget();
    expect(await repository.current()).toMatchObject({
      secondChanceHours: 36,
      secondPersonAboveMinor: dealSettings.secondPersonAboveMinor.initial,
    });
    const changes = await repository.changes(tx);
    expect([...changes.keys()]).toEqual(['secondChanceHours']);
    expect(changes.get('secondChanceHours')).toMatchObject({
      key: 'secondChanceHours',
      value: 36,
      changedBy: 'boris',
      changedAt: expect.any(Date) as Date,
    });
  });

  it('is read in a transaction as it is, however recently it was read before', async () => {
    const { repository, tx } = await arrange();
    await repository.current();
    await repository.change(tx, 'secondChanceHours', 24, 'anna');
    expect(await repository.inTransaction(tx)).toMatchObject({ secondChanceHours: 24 });
  });
});
