import type { OutputOf } from '@mall/web-kit';

/** The shop of the signed-in person, with the state of its application. */
export type MyShop = OutputOf<'tenant.mine'>;
