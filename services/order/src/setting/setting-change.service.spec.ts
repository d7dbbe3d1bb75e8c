import { platformErrors } from '@mall/contracts/define';
import { dealSettings, orderErrors, type DealSettingKey } from '@mall/contracts/order';
import { anna, boris } from '@mall/messaging/fakes';
import { NoDatabase } from '@mall/persistence/fakes';
import { InMemoryProposals } from './change-proposal.fakes.js';
import { InMemorySettings } from './deal-setting.fakes.js';
import type { DealSettings } from './deal-setting.repository.js';
import { EffectOnRate } from './effect-on-rate.js';
import { SettingChangeService } from './setting-change.service.js';

/** A limit that two people have to raise, and a term that one person changes. */
const LIMIT = 'secondPersonAboveMinor' satisfies DealSettingKey;
const TERM = 'slipsPerOrder' satisfies DealSettingKey;
const initial = dealSettings[LIMIT].initial;

/** A payment rate that jumps where the margin is above three per cent. */
class JumpingRate extends EffectOnRate {
  readonly recorded: string[] = [];

  override async refusalOf(_: unknown, after: DealSettings) {
    return after.marginBasisPoints > 300
      ? orderErrors.rateJumps({ rate: 13, reference: 12.5, percent: 3, allowed: '' })
      : undefined;
  }

  override async record(): Promise<void> {
    this.recorded.push('payment');
  }
}

function aDesk() {
  const settings = new InMemorySettings();
  const rate = new JumpingRate();
  const service = new SettingChangeService(new NoDatabase(), settings, new InMemoryProposals(), rate);
  const valueOf = async (key: DealSettingKey) => (await settings.current())[key];
  return { service, settings, rate, valueOf };
}

test('a value outside its range is refused with the range', async () => {
  const { min, max } = dealSettings[TERM];
  const change = aDesk().service.change(anna, { settingKey: TERM, value: max + 1 });
  await expect(change).rejects.toThrow(orderErrors.settingOutOfRange({ min, max }));
});

test('a change of a value that somebody else has changed meanwhile is refused', async () => {
  const { service, valueOf } = aDesk();
  const { initial: before } = dealSettings[TERM];
  await service.change(anna, { settingKey: TERM, value: before + 1, previous: before });
  const late = service.change(boris, { settingKey: TERM, value: before + 2, previous: before });
  await expect(late).rejects.toThrow(platformErrors.staleData.key);
  expect(await valueOf(TERM)).toBe(before + 1);
});

test('a value that the same person has set is set once, also when it is sent with the value of before', async () => {
  const { service, settings } = aDesk();
  const { initial: before } = dealSettings[TERM];
  const change = { settingKey: TERM, value: before + 1, previous: before } as const;
  await service.change(anna, change);
  const set = (await settings.changes()).get(TERM);
  await service.change(anna, change);
  expect((await settings.changes()).get(TERM)).toBe(set);
  await expect(service.change(boris, change)).rejects.toThrow(platformErrors.staleData.key);
});

test('a limit that two have raised stays raised by both when one of them sends it again', async () => {
  const { service, settings } = aDesk();
  const raised = { settingKey: LIMIT, value: initial + 1, previous: initial } as const;
  await expect(service.change(anna, raised)).rejects.toThrow(orderErrors.limitRaisedByTwo.key);
  for (const who of [boris, boris, anna]) await service.change(who, raised);
  expect((await settings.changes()).get(LIMIT)?.changedBy).toBe('anna, boris');
});

describe('a limit on what one person may do', () => {
  const raised = { settingKey: LIMIT, value: initial + 1 } as const;

  test('is raised when a second person enters the same value', async () => {
    const { service, settings, valueOf } = aDesk();
    await expect(service.change(anna, raised)).rejects.toThrow(orderErrors.limitRaisedByTwo.key);
    expect(await valueOf(LIMIT)).toBe(initial);
    await service.change(boris, raised);
    expect(await valueOf(LIMIT)).toBe(initial + 1);
    expect((await settings.changes()).get(LIMIT)?.changedBy).toBe('anna, boris');
  });

  test('is not raised by one person twice, nor by two different values', async () => {
    const { service, valueOf } = aDesk();
    await expect(service.change(anna, raised)).rejects.toThrow(orderErrors.limitRaisedByTwo.key);
    await expect(service.change(anna, raised)).rejects.toThrow(orderErrors.limitRaisedByTwo.key);
    const higher = service.change(boris, { settingKey: LIMIT, value: initial + 2 });
    await expect(higher).rejects.toThrow(orderErrors.limitRaisedByTwo.key);
    expect(await valueOf(LIMIT)).toBe(initial);
  });

  test('is lowered by one person, which discards a waiting proposal', async () => {
    const { service, valueOf } = aDesk();
    await expect(service.change(anna, raised)).rejects.toThrow(orderErrors.limitRaisedByTwo.key);
    await service.change(boris, { settingKey: LIMIT, value: initial - 1 });
    expect(await valueOf(LIMIT)).toBe(initial - 1);
    await expect(service.change(boris, raised)).rejects.toThrow(orderErrors.limitRaisedByTwo.key);
  });
});

test('a floor is lowered by two people and raised by one', async () => {
  const { service, valueOf } = aDesk();
  const floor = 'priceFloorPercent' satisfies DealSettingKey;
  const { initial: before } = dealSettings[floor];
  const lowered = { settingKey: floor, value: before - 1 } as const;
  await expect(service.change(anna, lowered)).rejects.toThrow(orderErrors.limitRaisedByTwo.key);
  expect(await valueOf(floor)).toBe(before);
  await service.change(boris, lowered);
  expect(await valueOf(floor)).toBe(before - 1);
  await service.change(anna, { settingKey: floor, value: before + 5 });
  expect(await valueOf(floor)).toBe(before + 5);
});

describe('a setting that the payment rate is made with', () => {
  const margin = (value: number) => ({ settingKey: 'marginBasisPoints', value }) as const;

  test('is changed by one person while the rate does not jump, and what holds then is written down', async () => {
    const { service, rate, valueOf } = aDesk();
    await service.change(anna, margin(290));
    expect(await valueOf('marginBasisPoints')).toBe(290);
    expect(rate.recorded).toEqual(['payment']);
  });

  test('is changed by two people where the rate jumps', async () => {
    const { service, rate, valueOf } = aDesk();
    const before = await valueOf('marginBasisPoints');
    await expect(service.change(anna, margin(1_500))).rejects.toThrow(orderErrors.rateJumps.key);
    await expect(service.change(anna, margin(1_500))).rejects.toThrow(orderErrors.rateJumps.key);
    expect(await valueOf('marginBasisPoints')).toBe(before);
    expect(rate.recorded).toEqual([]);
    await service.change(boris, margin(1_500));
    expect(await valueOf('marginBasisPoints')).toBe(1_500);
  });
});
