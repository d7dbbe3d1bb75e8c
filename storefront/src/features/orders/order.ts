import type { OutputOf } from '@mall/web-kit';

export type Order = OutputOf<'order.detail'>;
export type OrderRow = OutputOf<'order.search'>['list'][number];

export type SalesContract = OutputOf<'order.contract.one'>;

/** Polling interval of an order page while the notification socket is closed, in milliseconds. */
export const POLL_MS = 15_000;
