import { plainCity } from '@mall/contracts/landed-cost';
import { MILESTONE_CODES, type DealSettingKey, type MilestoneCode } from '@mall/contracts/order';
import { COLLECTED_IN, type DayRange } from './way-plan.js';

/** The setting that names the last day of each step. */
const LAST_DAY = {
  bought: 'wayBoughtDays',
  inspected: 'wayInspectedDays',
  exportLicence: 'wayLicenceDays',
  loaded: 'wayLoadedDays',
  border: 'wayBorderDays',
  yard: 'wayYardDays',
  customs: 'wayCustomsDays',
  handedOver: 'wayHandedOverDays',
} as const satisfies Record<MilestoneCode, DealSettingKey>;

type WaySettings = Readonly<
  Record<(typeof LAST_DAY)[MilestoneCode] | 'wayDeliveryDays' | 'wayEarliestPercent', number>
>;

/** Returns the ranges of the settings for cars to a city; a step is never before the one before it. */
export function wayFloor(settings: WaySettings, city: string): Readonly<Record<MilestoneCode, DayRange>> {
  let last = 0;
  const steps = MILESTONE_CODES.map((code) => {
    const isDelivered = code === 'handedOver' && plainCity(city) !== plainCity(COLLECTED_IN);
    last = Math.max(last, settings[LAST_DAY[code]] + (isDelivered ? settings.wayDeliveryDays : 0));
    return [code, { from: Math.round((last * settings.wayEarliestPercent) / 100), to: last }] as const;
  });
  return Object.fromEntries(steps) as Record<MilestoneCode, DayRange>;
}
