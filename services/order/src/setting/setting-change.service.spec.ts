import { platformErrors } from '@mall/contracts/define';
import { dealSettings, orderErrors, type DealSettingKey } from '@mall/contracts/order';
import { anna, boris } from '@mall/messaging/fakes';
import { NoDatabase } from '@mall/persistence/fakes';
import { InMemoryProposals } from './change-proposal.fakes.js';
import { InMemorySettings } from './deal-setting.fakes.js';
import { SettingChangeService } from './setting-change.service.js';

/** A limit that two people raise, and a term that one person changes. */
const LIMIT = 'secondPersonAboveMinor' satisfies DealSettingKey;
const TERM = 'payHours' satisfies DealSettingKey;
const initial = dealSettings[LIMIT].initial;

function aDesk() {
  const settings = new InMemorySettings();
  const service = new SettingChangeService(new NoDatabase(), settings, new InMemoryProposals());
  const valueOf = async (key: DealSettingKey) => (await settings.current())[key];
  return { service, settings, valueOf };
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
