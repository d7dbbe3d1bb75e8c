import type { OutputOf } from '@mall/web-kit';

export type SalesContract = OutputOf<'order.contract.one'>;
