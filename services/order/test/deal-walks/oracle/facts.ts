// Rows of the databases about the deals of one walk. Nothing in this folder imports code of the services or of the
// contracts: the oracle must not repeat a mistake of theirs.

/** Value of a column that may be missing in this version of the database. */
type Absent = null | undefined;

export interface OrderRow {
  readonly order_id: number;
  readonly order_number: string;
  readonly order_key: string;
  readonly user_id: number;
  readonly shop_id: number;
  readonly status: number;
  readonly contract_status: number;
  readonly voucher_status: number;
  readonly slip_status: number;
  readonly total_minor: number;
  readonly total_rub_minor: number;
  readonly credited_minor: number;
  readonly rate_scaled: number;
  readonly rate_locked_until: string;
  readonly pay_before: string;
  readonly paid_at: string | null;
  readonly shipped_at: string | null;
  readonly auto_receipt_at: string | null;
  readonly completed_at: string | null;
  readonly cancelled_at: string | null;
  readonly close_type: number | null;
  readonly version: number;
  readonly created_at: string;
  readonly total_count: number;
}

export interface ItemRow {
  readonly order_item_id: number;
  readonly sku_id: number;
  readonly spu_id: number;
  readonly count: number;
  readonly price_minor: number;
  readonly total_minor: number;
  readonly vin: string | null;
  readonly vins: readonly string[];
  readonly spu_name: { readonly en: string };
  readonly facts: { readonly mileageKm?: number | null } | null;
}

export interface SlipRow {
  readonly voucher_id: number;
  readonly order_id: number;
  readonly files: readonly { readonly url: string }[];
  readonly amount_minor: number;
  /** Amount that the bank credited, where it is stored beside the claimed one. */
  readonly received_minor?: number | Absent;
  readonly written_off_minor?: number | Absent;
  readonly difference_kind?: string | Absent;
  readonly transfer_id?: number | Absent;
  /** Whether people stated that its transfer is another one than a counted one of the same number. */
  readonly is_other_transfer?: boolean | Absent;
  readonly currency: 'CNY' | 'RUB';
  readonly paid_on: string;
  readonly bank_ref: string | null;
  readonly status: number;
  readonly reason: string | null;
  readonly difference_accepted: boolean;
  readonly credited_minor: number;
  readonly rate_scaled: number | null;
  readonly first_by_id: string | null;
  /** Terms of the first of two people. */
  readonly first_stated?: { readonly reference: string; readonly transferMinor: number | null } | Absent;
  readonly uploaded_by_kind: string;
  readonly uploaded_by_id: string;
  readonly audited_by_id: string | null;
  readonly audited_at: string | null;
  readonly first_at: string | null;
  readonly created_at: string;
}

export interface RefundRow {
  readonly refund_id: number;
  readonly order_id: number;
  readonly kind: 'claim' | 'cancelled' | 'overpaid';
  /** Status: 0 requested, 1 approved, 2 paid, 3 rejected. */
  readonly status: number;
  readonly amount_minor: number;
  readonly currency: 'CNY' | 'RUB';
  readonly amount_cny_minor: number;
  readonly requested_by_kind: string;
  readonly requested_by_id: string | null;
  readonly first_by_id: string | null;
  readonly decided_by_id: string | null;
  readonly decided_at: string | null;
  readonly paid_by_id: string | null;
  readonly bank_ref: string | null;
  readonly payout_files: readonly { readonly url: string }[];
  readonly transfer_id?: number | Absent;
  readonly paid_at: string | null;
  readonly created_at: string;
}

export interface EntryRow {
  readonly account: string;
  readonly debit_minor: number;
  readonly credit_minor: number;
  readonly amount_minor: number;
  readonly currency: 'CNY' | 'RUB';
}

export interface JournalRow {
  readonly journal_id: number;
  readonly kind: string;
  readonly voucher_id: number | null;
  readonly refund_id: number | null;
  readonly entries: readonly EntryRow[];
}

export interface EventRow {
  readonly seq: number;
  readonly action: string;
  readonly from_status: number | null;
  readonly to_status: number;
  readonly actor_kind: string;
  readonly actor_id: string | null;
  readonly created_at: string;
}

export interface ContractRow {
  readonly contract_id: number;
  readonly hash: string;
  readonly issued_at: string;
  readonly first_viewed_at: string | null;
  readonly signed_at: string | null;
  readonly signed_by: string | null;
  readonly seal: string | null;
  readonly checked_by_id?: string | Absent;
  readonly facts: {
    readonly totalMinor: number;
    readonly totalRubMinor: number;
    readonly rate: number;
    readonly payBefore: string;
    readonly issuedAt: string;
  };
  /** Hashes of the texts that were replaced before anybody signed them, the oldest first. */
  readonly former_hashes: readonly string[];
}

export interface ScanRow {
  readonly scan_id: number;
  readonly state: 'waiting' | 'accepted' | 'sentBack' | 'withdrawn';
  readonly decided_by_id: string | null;
}

export interface PaperLine {
  readonly name: { readonly en: string };
  readonly vin: string | null;
  readonly priceMinor: number;
  readonly count: number;
}

export interface PaperRow {
  readonly document_id: number;
  readonly kind: 'contract' | 'invoice';
  readonly stage: string;
  readonly version: number;
  readonly facts_hash: string;
  readonly facts: {
    /** Hash of the text that a contract prints. */
    readonly textHash?: string | Absent;
    readonly creditedMinor: number;
    readonly paidAt: string | null;
    /** Technical data, one for each line. */
    readonly cars: readonly { readonly mileageKm?: number | null }[];
    readonly signing: { readonly signedAt: string } | null;
    readonly end?: { readonly how: string };
    readonly contract: {
      readonly totalMinor: number;
      readonly totalRubMinor: number;
      readonly rate: number;
      readonly payBefore: string;
      readonly orderNumber: string;
      readonly items: readonly PaperLine[];
    };
  };
}

export interface MilestoneRow {
  readonly code: string;
  readonly happened_on: string;
  readonly skip_reason?: string | Absent;
}

export interface HoldRow {
  readonly order_key: string;
  readonly sku_id: number;
  readonly count: number;
  /** Status: -1 given back, 0 held, 1 sold. */
  readonly status: number;
  readonly expires_at: string;
}

export interface OutboxRow {
  readonly id: string;
  readonly subject: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

export interface NoticeRow {
  readonly event_id: string;
  readonly recipient: string;
  readonly template: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** One order with all its rows, read in one snapshot of the database. */
export interface Deal {
  readonly order: OrderRow;
  readonly items: readonly ItemRow[];
  readonly slips: readonly SlipRow[];
  readonly refunds: readonly RefundRow[];
  readonly journals: readonly JournalRow[];
  readonly events: readonly EventRow[];
  readonly contract: ContractRow | null;
  readonly scans: readonly ScanRow[];
  readonly papers: readonly PaperRow[];
  readonly milestones: readonly MilestoneRow[];
  readonly holds: readonly HoldRow[];
  readonly outbox: readonly OutboxRow[];
  readonly notices: readonly NoticeRow[];
}

export interface StockRow {
  readonly sku_id: number;
  readonly spu_id: number;
  readonly stock: number;
  readonly lock_stock: number;
  readonly actual: number;
  readonly price_fee: number;
  /** VIN of the listing. */
  readonly vin: string | null;
  readonly is_used: boolean;
  /** Status of the car; 1 is on sale. */
  readonly car_status: number;
  readonly held: number;
  readonly sold: number;
  /** Units that are set aside after a cancelled sale and stay off sale. */
  readonly set_aside: number;
  /** Prices of the car and its VIN while it was on sale that were changed within the last 71 hours. */
  readonly recent_fees: readonly number[];
}

/** A rate for yuan that staff entered. */
export interface RateRow {
  readonly rate_id: number;
  readonly rate_scaled: number;
  readonly entered_by: string | null;
  readonly second_by: string | null;
}

export interface TransferRow {
  readonly transfer_id: number;
  readonly reference: string;
  readonly currency: string;
  readonly whole_minor: number;
  readonly is_divided: boolean;
}

/** Cars that an order left behind, with the first decision about them. */
export interface AsideRow {
  readonly set_aside_id: number;
  readonly order_key: string;
  readonly sku_id: number;
  readonly count: number;
  readonly fate: Fate;
  readonly first_fate: Fate;
  readonly version: number;
}

export type Fate = 'undecided' | 'onSale' | 'heldBack' | 'writtenOff';

/** A proposed price that needs or needed the consent of a second person. */
export interface ProposalRow {
  readonly proposal_id: number;
  readonly spu_id: number;
  readonly price_fee: number;
  readonly wholesale_price_fee: number | null;
  /** State: 0 waiting, 1 approved. */
  readonly state: number;
  readonly proposed_by_id: string;
  readonly decided_by_id: string | null;
}

/** Everything that one snapshot contains. */
export interface Seen {
  readonly now: string;
  readonly deals: readonly Deal[];
  readonly stock: readonly StockRow[];
  readonly transfers: readonly TransferRow[];
  readonly asides: readonly AsideRow[];
  readonly proposals: readonly ProposalRow[];
  /** The latest rates of the mall, the newest first, including those of parallel walks. */
  readonly rates: readonly RateRow[];
}

export const ORDER_STATUS = {
  unpaid: 1,
  toShip: 2,
  shipped: 3,
  toConfirm: 4,
  completed: 5,
  cancelled: 6,
} as const;
export const isOpen = ({ order }: Deal): boolean => order.status === 1 || order.status === 4;
export const isPaid = ({ order }: Deal): boolean => [2, 3, 5].includes(order.status);
