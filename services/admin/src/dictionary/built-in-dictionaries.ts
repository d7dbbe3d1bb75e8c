import type { ItemTone } from '@mall/contracts/admin';
import {
  contractStatuses,
  orderStatuses,
  refundStatuses,
  slipRejectReasons,
  voucherStatuses,
} from '@mall/contracts/order';
import { carFactTable, carStatusWords, type CarFact } from '@mall/contracts/product';
import { rejectReasons, reviewStatuses, shopStatuses } from '@mall/contracts/tenant';
import type { Texts } from '@mall/validation';

export interface DictionarySeed {
  readonly type: string;
  readonly descriptions: Texts;
  readonly items: readonly {
    readonly value: string;
    readonly labels: Texts;
    readonly tone: ItemTone;
  }[];
}

const ofWords = (
  type: string,
  descriptions: Texts,
  words: Readonly<Record<string, Texts>>,
  tones: Readonly<Record<string, ItemTone>> = {},
): DictionarySeed => ({
  type,
  descriptions,
  items: Object.entries(words).map(([value, labels]) => ({ value, labels, tone: tones[value] ?? 'default' })),
});

const ofStatuses = (
  type: string,
  descriptions: Texts,
  rows: Readonly<Record<string, { readonly code: number; readonly label: Texts }>>,
  tones: Readonly<Record<string, ItemTone>>,
): DictionarySeed => ({
  type,
  descriptions,
  items: Object.entries(rows).map(([name, { code, label }]) => ({
    value: String(code),
    labels: label,
    tone: tones[name] ?? 'default',
  })),
});

/** Returns the dictionaries of facts of a car; one that several facts share is named after the first. */
function dictionariesOfFacts(): readonly DictionarySeed[] {
  const found = new Map<string, DictionarySeed>();
  for (const fact of Object.values<CarFact>(carFactTable)) {
    if (fact.kind !== 'choice' || !fact.dictionary || found.has(fact.dictionary)) continue;
    found.set(fact.dictionary, ofWords(fact.dictionary, fact.label, fact.words));
  }
  return [...found.values()];
}

/** Dictionaries derived from the contracts, so that tables and forms use the same texts. */
export const DICTIONARIES: readonly DictionarySeed[] = [
  ofStatuses(
    'order_status',
    { ru: 'Состояния заказа', zh: '订单状态', en: 'Order statuses' },
    orderStatuses,
    {
      unpaid: 'warning',
      toConfirm: 'warning',
      toShip: 'primary',
      shipped: 'primary',
      completed: 'success',
      cancelled: 'info',
    },
  ),
  ofStatuses(
    'contract_status',
    { ru: 'Состояния договора', zh: '合同状态', en: 'Contract statuses' },
    contractStatuses,
    { unsigned: 'warning', signed: 'success' },
  ),
  ofStatuses(
    'voucher_status',
    { ru: 'Проверка платежа', zh: '付款凭证状态', en: 'Payment proof statuses' },
    voucherStatuses,
    { none: 'warning', verified: 'success', rejected: 'danger' },
  ),
  ofStatuses(
    'refund_status',
    { ru: 'Состояния возврата', zh: '退款状态', en: 'Refund statuses' },
    refundStatuses,
    { requested: 'warning', approved: 'primary', paid: 'success', rejected: 'danger' },
  ),
  ofWords(
    'slip_reject_reason',
    { ru: 'Причины отклонения платежа', zh: '付款驳回原因', en: 'Why a payment slip is sent back' },
    slipRejectReasons,
  ),
  ofStatuses('shop_status', { ru: 'Состояния магазина', zh: '店铺状态', en: 'Shop statuses' }, shopStatuses, {
    notOpen: 'info',
    closed: 'info',
    open: 'success',
    offline: 'danger',
    offlineReview: 'warning',
  }),
  ofStatuses(
    'shop_review_status',
    { ru: 'Проверка заявки магазина', zh: '入驻审核状态', en: 'Shop review statuses' },
    reviewStatuses,
    { reviewing: 'warning', approved: 'success', rejected: 'danger' },
  ),
  ofWords(
    'car_status',
    { ru: 'Состояния объявления', zh: '车辆上架状态', en: 'Listing statuses' },
    carStatusWords,
    {
      '0': 'info',
      '1': 'success',
      '2': 'danger',
      '3': 'warning',
    },
  ),
  ofWords(
    'shop_reject_reason',
    { ru: 'Замечания к заявке магазина', zh: '入驻驳回原因', en: 'Objections to a shop application' },
    rejectReasons,
  ),
  ...dictionariesOfFacts(),
];
