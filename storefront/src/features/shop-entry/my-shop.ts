import type { OutputOf } from '@mall/web-kit';

/** The shop of the signed-in person, and where its application stands. */
export type MyShop = OutputOf<'tenant.mine'>;
