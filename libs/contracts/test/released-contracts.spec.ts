import { readFileSync, readdirSync } from 'node:fs';
import { eventShapes } from '../release/event-shapes.mjs';
import { allEvents } from '../src/all/index.js';
import { breakingChanges, operationShapes, type ContractShapes } from '../src/release/index.js';

/** Reason for accepting the state in which a scan of a contract waits for its check. */
const SCAN_WAITS =
  'the last console and storefront have no word for it, and the server takes the contract for unsigned';

/** Reason for accepting more characters in names. */
const MORE_NAMES =
  'more names are accepted; a service of the last release refuses those that it has always refused';

/** Names in three languages that had the length of a text. */
const NAMES = [
  ...['create', 'update'].flatMap((action) => [
    `op.admin.dict.${action} request.descriptions`,
    `op.admin.dictItem.${action} request.labels`,
    `op.admin.menu.${action} request.labels`,
    `op.admin.param.${action} request.publicNames`,
    `op.admin.role.${action} request.roleNames`,
    `op.product.brand.${action} request.name`,
    `op.product.car.${action} request.name`,
    `op.product.category.${action} request.name`,
  ]),
  ...['attrs', 'brands', 'cars', 'categories'].map(
    (rows) => `op.product.importing.import${rows[0]!.toUpperCase()}${rows.slice(1)} request.${rows}[].name`,
  ),
  'op.tenant.importShop request.shopNames',
];

/** Changes that may break the last release, each with the reason why no service of it meets them. */
const ACCEPTED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['name', 'patronymic', 'surname'].map((name) => [
      `op.user.update request.${name}: pattern was "^[\\\\p{L}][\\\\p{L} .'’-]*$" and is "^'?\\\\p{L}[\\\\p{L}\\\\p{M} .'’·-]*$".`,
      MORE_NAMES,
    ]),
  ),
  ...Object.fromEntries(
    ['nameEn', 'patronymicEn', 'surnameEn'].map((name) => [
      `op.user.update request.${name}: pattern was "^[A-Za-z][A-Za-z .'’-]*$" and is "^'?[A-Za-z][A-Za-z .'’-]*$".`,
      MORE_NAMES,
    ]),
  ),
  ...Object.fromEntries(
    NAMES.flatMap((name) =>
      ['ru', 'zh', 'en'].map((locale) => [
        `${name}.${locale}: maxLength was 2000 and is 255.`,
        'a form of the last release shows the refusal of a name that is longer than any of its lists can show',
      ]),
    ),
  ),
  'event.auth.sessionsRevoked.reason: may be factor now.':
    'no consumer reads why sessions ended; all of them end them alike',
  ...Object.fromEntries(
    [
      'op.chat.delivery.one answer.kind',
      'op.chat.delivery.page answer.records[].kind',
      'op.chat.notice.page answer.list[].kind',
      'op.chat.noticeSettings.own answer.settings[].kind',
    ].map((place) => [
      `${place}: may be security now.`,
      'a page of the last release has no word for it until it is loaded again; such notices exist only for accounts with a second factor',
    ]),
  ),
  'op.chat.notice.page answer.list[].subject: may be account now.':
    'as the kind security: such notices exist only for accounts with a second factor',
  'op.admin.log.report: access was "any member of staff or merchants" and is "anyone signed in".':
    'more people may call it; a service of the last release refuses buyers, whose browsers then say nothing',
  'op.admin.role.list: access was "staff with sys_user_view" and is "staff with sys_user_view or staff with sys_microapp_add or staff with sys_microapp_edit".':
    'more people may call it; the form of an app has no roles to choose from while a service of the last release answers',
  'op.file.describe answer[].purpose: may be video, copy now.':
    'services describe the files of orders, profiles and applications, and never the video of a car',
  'op.file.page answer.records[].purpose: may be video, copy now.':
    'the list of files in the last console shows such a purpose without its word',
  'event.product.carWithdrawn.cause: may be setAside, vinOrdered now.':
    'whoever is told of withdrawn cars looks the cause up in a table and says nothing of one that is not in it',
  ...Object.fromEntries(
    [
      ...['create', 'one', 'prodInfo', 'review', 'update'].map((action) => `${action} answer.`),
      ...['offShelf', 'publish', 'takeDown'].map((action) => `${action} answer[].`),
      'find answer.records[].',
    ].map((answer) => [
      `op.product.car.${answer}pictures[].angle: may be left, right, vinPlate now.`,
      'the last storefront and console show such a view as the alternative text of its picture, and nothing else depends on it',
    ]),
  ),
  'op.order.contract.one answer.status: may be 2 now.': SCAN_WAITS,
  'op.order.contract.sign answer.status: may be 2 now.': SCAN_WAITS,
  'op.order.contract.upload answer.status: may be 2 now.': SCAN_WAITS,
  'op.order.desk.list answer.records[].contractStatus: may be 2 now.': SCAN_WAITS,
  'op.order.desk.merchantInfo answer.contractStatus: may be 2 now.': SCAN_WAITS,
  'op.order.desk.merchantPage answer.list[].contractStatus: may be 2 now.': SCAN_WAITS,
  'op.order.desk.one answer.contractStatus: may be 2 now.': SCAN_WAITS,
  'op.order.detail answer.contractStatus: may be 2 now.': SCAN_WAITS,
  'op.order.requote answer.contractStatus: may be 2 now.': SCAN_WAITS,
  'op.order.search answer.list[].contractStatus: may be 2 now.': SCAN_WAITS,
  'op.order.reconciliation.list answer.records[].hints[].code: may be referenceShared, referenceAlike, fileUsed now.':
    'the desk of the last console shows the text of a hint, which the server has written, and its level',
  'op.order.reconciliation.one answer.hints[].code: may be referenceShared, referenceAlike, fileUsed now.':
    'the desk of the last console shows the text of a hint, which the server has written, and its level',
  'op.admin.access.secondSigners answer[].permission: may be car_review now.':
    'the last console shows the label that the server sends',
  'op.order.setting.change answer.settingKey: may be payExtensionHours, heldCarsPerBuyer, heldValuePerBuyerMinor, heldCarsPerNetwork, heldValuePerNetworkMinor, slipFairPercent, partRefundPercent, priceJumpPercent, leastPriceMinor, priceFloorPercent, wayBoughtDays, wayInspectedDays, wayLicenceDays, wayLoadedDays, wayBorderDays, wayYardDays, wayCustomsDays, wayHandedOverDays, wayDeliveryDays, wayEarliestPercent now.':
    'the last console shows label, unit and bounds that the server sends, and types such a number as it is stored',
  'op.order.setting.list answer.records[].settingKey: may be payExtensionHours, heldCarsPerBuyer, heldValuePerBuyerMinor, heldCarsPerNetwork, heldValuePerNetworkMinor, slipFairPercent, partRefundPercent, priceJumpPercent, leastPriceMinor, priceFloorPercent, wayBoughtDays, wayInspectedDays, wayLicenceDays, wayLoadedDays, wayBorderDays, wayYardDays, wayCustomsDays, wayHandedOverDays, wayDeliveryDays, wayEarliestPercent now.':
    'the last console shows label, unit and bounds that the server sends, and types such a number as it is stored',
  'op.order.setting.one answer.settingKey: may be payExtensionHours, heldCarsPerBuyer, heldValuePerBuyerMinor, heldCarsPerNetwork, heldValuePerNetworkMinor, slipFairPercent, partRefundPercent, priceJumpPercent, leastPriceMinor, priceFloorPercent, wayBoughtDays, wayInspectedDays, wayLicenceDays, wayLoadedDays, wayBorderDays, wayYardDays, wayCustomsDays, wayHandedOverDays, wayDeliveryDays, wayEarliestPercent now.':
    'the last console shows label, unit and bounds that the server sends, and types such a number as it is stored',
};

const folder = new URL('../release/', import.meta.url);
const partsOf = (file: string): readonly number[] => file.split('.').slice(0, 3).map(Number);
const byVersion = (left: string, right: string): number => {
  const [a, b] = [partsOf(left), partsOf(right)];
  const at = a.findIndex((part, index) => part !== b[index]);
  return at < 0 ? 0 : a[at]! - b[at]!;
};
const [newest] = readdirSync(folder)
  .filter((file) => /^\d+\.\d+\.\d+\.json$/.test(file))
  .sort(byVersion)
  .reverse();

describe('the contracts compared with those of the last release', () => {
  const events = eventShapes();

  it('describe the payload of every event', () => {
    expect(Object.keys(events)).toEqual(allEvents.map(({ subject }) => subject).sort());
  });

  it('do not break services and clients of the last release', () => {
    const released = JSON.parse(readFileSync(new URL(newest!, folder), 'utf8')) as ContractShapes;
    const changes = breakingChanges(released, { ...operationShapes(), events });
    expect(changes.filter((change) => !(change in ACCEPTED))).toEqual([]);
    expect(Object.keys(ACCEPTED).filter((change) => !changes.includes(change))).toEqual([]);
  });
});
