import { Specification } from '@mall/testing/specification';
import type { BadgeLimit } from './badge-limit.entity.js';
import type { BadgeLimitRepository } from './badge-limit.repository.js';

interface Given {
  /** Repository without figures. */
  readonly repository: BadgeLimitRepository;
}

const power = (value: number, validFrom: string): BadgeLimit => ({
  limitKey: 'combustionPowerHp',
  validFrom,
  value,
  source: 'Example',
});

export const badgeLimitSpecification = new Specification<Given>((arrange) => {
  it('returns the figure that has begun last, and not one that begins later', async () => {
    const { repository } = await arrange();
    expect([...(await repository.current())]).toEqual([]);
    const age: BadgeLimit = { ...power(3, '2025-01-01'), limitKey: 'ageFromYears' };
    await repository.save([power(160, '2026-01-01'), power(150, '2025-01-01'), age, power(80, '2999-01-01')]);
    expect(Object.fromEntries(await repository.current())).toEqual({
      combustionPowerHp: 160,
      ageFromYears: 3,
    });
  });

  it('has one figure for a day: the one that was written last', async () => {
    const { repository } = await arrange();
    await repository.save([power(160, '2026-01-01')]);
    await repository.save([power(160, '2026-01-01')]);
    await repository.save([power(170, '2026-01-01')]);
    expect((await repository.current()).get('combustionPowerHp')).toBe(170);
  });
});
