import type { Access } from '@mall/contracts/define';

/** Somebody who may call operations. */
export type Zone = 'buyer' | 'merchant' | 'staff';

/** Returns all zones from which an operation may be called. */
export const zonesOf = (access: Access): readonly string[] =>
  access.zone === 'anyOf' ? access.of.flatMap(zonesOf) : [access.zone];

/** Returns a zone that may call an operation: that with the most rights, where there are several. */
export const zoneOf = (access: Access): Zone =>
  (['staff', 'merchant', 'buyer'] as const).find((zone) => zonesOf(access).includes(zone)) ?? 'buyer';

/** Operations that end sessions of the calling people, after which nothing could be tested. */
export const LEAVING: ReadonlySet<string> = new Set([
  'op.auth.logout',
  'op.auth.logoutEverywhere',
  'op.auth.lockAccount',
]);
