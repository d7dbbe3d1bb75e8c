import {
  Bool,
  Id,
  Instant,
  Int,
  ListOf,
  ListOfValues,
  MoneyMinor,
  Nested,
  OneOf,
  say,
  Text,
} from '@mall/validation';
import { adminPageOf, AdminPageDto, defineApi, Empty, listOf, staff } from '../define/index.js';
import { orderLabels } from './order.dto.js';
import { orderErrors } from './order.errors.js';
import { RateLockView, VoucherView } from './order.views.js';
import { VoucherRefDto } from './voucher.dto.js';

/** A finding of the comparison of slip and invoice; `good` supports confirming, `bad` does not. */
export const MATCH_HINTS = [
  'amountMatches',
  'amountPart',
  'amountOver',
  'referenceMatches',
  'referenceMissing',
  'referenceUsed',
  'referenceShared',
  'referenceAlike',
  'fileUsed',
  'paidAfterLock',
  'paidBeforeOrder',
  'contractUnsigned',
  'fitsOtherOrder',
  'orderClosed',
  'secondPerson',
] as const;
export type MatchHintCode = (typeof MATCH_HINTS)[number];

export class MatchHintView {
  @OneOf(MATCH_HINTS) code!: MatchHintCode;
  @OneOf(['good', 'warn', 'bad']) level!: 'good' | 'warn' | 'bad';
  @Text({ max: 500 }) text!: string;
}

/** The payment that was due, for comparison with the slip. */
export class InvoiceFactsView {
  @Id() orderId!: string;
  @Text() orderNumber!: string;
  @Text() contractNumber!: string;
  @Int() orderStatus!: number;
  @Bool() isContractSigned!: boolean;
  @Id() userId!: string;
  @Text() consignee!: string;
  @Id() shopId!: string;
  @Text() shopName!: string;
  @ListOfValues('string') carNames!: string[];
  /** Total in fen of CNY. */
  @MoneyMinor() totalMinor!: number;
  @MoneyMinor() totalRubMinor!: number;
  /** Amount confirmed so far, fen of CNY. */
  @MoneyMinor() paidMinor!: number;
  /** Amount still due, fen of CNY, and in kopecks at the locked rate. */
  @MoneyMinor() balanceMinor!: number;
  @MoneyMinor() balanceRubMinor!: number;
  @Nested(() => RateLockView) rate!: RateLockView;
  @Instant() payBefore!: string;
}

export class ReconciliationView {
  @Id() voucherId!: string;
  @Nested(() => VoucherView) voucher!: VoucherView;
  @Nested(() => InvoiceFactsView) invoice!: InvoiceFactsView;
  @ListOf(() => MatchHintView) hints!: MatchHintView[];
  /** `full`: amount and reference fit; `partial`: one of them does; `none`. */
  @OneOf(['full', 'partial', 'none'], { label: say('Сверка', '匹配', 'Match') }) match!:
    'full' | 'partial' | 'none';
  @Int() waitingHours!: number;
  /**
   * Whether the amount is above the limit, so that two different people have to confirm. Accepting a difference may
   * need them below it, too.
   */
  @Bool() needsSecondPerson!: boolean;
  @Text({ label: say('Второй сотрудник', '双人复核', 'Second person'), optional: true }) firstConfirmedBy!:
    string | null;
  /** Whether the caller may confirm it: not the uploader, and not the first of two. */
  @Bool() canConfirm!: boolean;
  /** Whether the caller is the first of two, who may state anew what the second has not confirmed yet. */
  @Bool({ optional: true }) canRestate?: boolean;
}

export class ReconciliationPageDto extends AdminPageDto {
  @ListOfValues('id', { optional: true, maxItems: 10_000 }) ids?: string[];
  @Text({ optional: true, max: 100, description: 'Order or contract number, bank reference, recipient' })
  keyWord?: string;
  @Text({ label: orderLabels.orderNumber, max: 40, optional: true, kind: 'code' }) orderNumber?: string;
  @Bool({ optional: true, description: 'true: only those waiting for a second person' })
  secondPerson?: boolean;
  @OneOf(['CNY', 'RUB'], { optional: true }) currency?: 'CNY' | 'RUB';
}

export class LedgerRefDto {
  @Id({ label: orderLabels.orderId }) orderId!: string;
}

/** One side of a posting. Amounts in fen of CNY, with the original amount beside it. */
export class LedgerEntryView {
  @Id() entryId!: string;
  @Id() journalId!: string;
  @Text() kind!: string;
  @Text() kindLabel!: string;
  @Text() account!: string;
  @Text() accountLabel!: string;
  @MoneyMinor() debitMinor!: number;
  @MoneyMinor() creditMinor!: number;
  @MoneyMinor() amountMinor!: number;
  @Text() currency!: string;
  @Text({ optional: true }) by!: string | null;
  @Instant() createTime!: string;
}

/** Result of checking the books: they add up when all lists are empty. */
export class LedgerCheckView {
  @Bool() isBalanced!: boolean;
  @MoneyMinor() debitMinor!: number;
  @MoneyMinor() creditMinor!: number;
  @Int() journals!: number;
  /** Journals whose debit and credit differ. */
  @ListOfValues('string') unevenJournals!: string[];
  /** Orders whose confirmed money, refunds and state do not agree with their postings. */
  @ListOfValues('string') oddOrders!: string[];
}

export const orderReconciliationApi = defineApi('order.reconciliation', {
  list: {
    http: 'GET /admin/reconciliation/page',
    request: ReconciliationPageDto,
    response: adminPageOf(ReconciliationView),
    access: staff('voucher_audit'),
    family: 'admin',
    summary: 'Slips that wait, each beside its invoice with hints; the longest waiting first.',
  },
  one: {
    http: 'GET /admin/reconciliation/{voucherId}',
    request: VoucherRefDto,
    response: ReconciliationView,
    access: staff('voucher_audit'),
    family: 'admin',
    errors: [orderErrors.slipNotFound],
    summary: 'One slip beside its invoice.',
  },
  ledger: {
    http: 'GET /admin/ledger/order',
    request: LedgerRefDto,
    response: listOf(LedgerEntryView),
    access: staff('voucher_audit'),
    family: 'admin',
    errors: [orderErrors.orderNotFound],
    summary: 'All postings of an order in their order.',
  },
  checkLedger: {
    http: 'GET /admin/ledger/check',
    request: Empty,
    response: LedgerCheckView,
    access: staff('voucher_audit'),
    family: 'admin',
    takesLong: true,
    summary: 'Whether all postings add up and agree with the orders.',
  },
});
