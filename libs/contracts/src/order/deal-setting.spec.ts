import { DEAL_SETTING_KEYS, dealSettings, isLoosened, type DealSettingKey } from './deal-setting.js';

const TOLD = 'buyers are told more or fewer days, and hold, pay or get back the same';

/** Settings that one person may change both ways, and why that loosens nothing. */
const BY_ONE: Partial<Record<DealSettingKey, string>> = {
  wayBoughtDays: TOLD,
  wayInspectedDays: TOLD,
  wayLicenceDays: TOLD,
  wayLoadedDays: TOLD,
  wayBorderDays: TOLD,
  wayYardDays: TOLD,
  wayCustomsDays: TOLD,
  wayHandedOverDays: TOLD,
  wayDeliveryDays: TOLD,
  wayEarliestPercent: TOLD,
  slipsPerOrder: 'a further slip neither prolongs the hold nor counts as money',
};

/** Settings whose effect on the payment rate is limited, whichever way it goes. */
const OF_RATE: readonly DealSettingKey[] = ['paymentFromCentralBank', 'marginBasisPoints'];

/** Settings of which less is looser. */
const FLOORS: readonly DealSettingKey[] = [
  'slipFairPercent',
  'autoReceiptDays',
  'leastPriceMinor',
  'priceFloorPercent',
];

it.each(DEAL_SETTING_KEYS)('%s is loosened by two people, and tightened by one', (key) => {
  const { byTwo, min, max } = dealSettings[key];
  const isNeither = key in BY_ONE || OF_RATE.includes(key);
  const isFloor = FLOORS.includes(key);
  expect(isLoosened({ byTwo }, min, max)).toBe(!isNeither && !isFloor);
  expect(isLoosened({ byTwo }, max, min)).toBe(!isNeither && isFloor);
  expect(byTwo === 'rate').toBe(OF_RATE.includes(key));
  expect(isLoosened({ byTwo }, min, min)).toBe(false);
});
