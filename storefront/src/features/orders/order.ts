import type { OutputOf } from '@mall/web-kit';

export type Order = OutputOf<'order.detail'>;
export type OrderRow = OutputOf<'order.search'>['list'][number];
