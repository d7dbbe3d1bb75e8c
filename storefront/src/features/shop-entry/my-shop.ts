import { type OutputOf } from '@mall/web-kit';

export type MyShop = OutputOf<'tenant.mine'>;
