import type { TicketHolderView } from '@mall/contracts/auth';
import type { Caller } from '@mall/contracts/define';
import type { Audience } from './connection.js';

/** Reader of notices: `staff:7`, or `person:11` for buyers and merchants, whose accounts are the same. */
export type Reader = `staff:${string}` | `person:${string}`;

export const readerOf = ({
  kind,
  userId,
}: Pick<Caller, 'kind' | 'userId'> | Pick<TicketHolderView, 'kind' | 'userId'>): Reader =>
  kind === 'staff' ? `staff:${userId}` : `person:${userId}`;

/** Returns the audience for the sockets of one reader. */
export function audienceOf(reader: Reader): Audience {
  const id = reader.slice(reader.indexOf(':') + 1);
  return reader.startsWith('staff:') ? { staffId: id } : { personId: id };
}

/** Returns the recipients, as the table of notices stores them, whose notices a caller reads. */
export function recipientsOf(caller: Caller): readonly string[] {
  const { kind, shopId, permissions } = caller;
  if (kind === 'staff') return [readerOf(caller), ...permissions.map((right) => `right:${right}`)];
  return kind === 'merchant' && shopId ? [readerOf(caller), `shop:${shopId}`] : [readerOf(caller)];
}

/** Returns the name of an audience in the table of notices. */
export function recipientOf(audience: Audience): string {
  if ('right' in audience) return `right:${audience.right}`;
  if ('staffId' in audience) return `staff:${audience.staffId}`;
  return 'shopId' in audience ? `shop:${audience.shopId}` : `person:${audience.personId}`;
}
