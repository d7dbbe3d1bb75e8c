import type { InvoiceFactsView, VoucherView } from '@mall/contracts/order';

export interface SlipAndInvoiceProps {
  readonly slip: VoucherView;
  /** Loaded for staff who may decide, while the slip waits for a decision. */
  readonly invoice: InvoiceFactsView | undefined;
}
