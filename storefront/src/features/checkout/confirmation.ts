import type { OutputOf } from '@mall/web-kit';

export type Confirmation = OutputOf<'order.confirm'>;
