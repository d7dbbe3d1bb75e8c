import { createHmac, timingSafeEqual } from 'node:crypto';
import type { NoticeKind } from '@mall/contracts/chat';
import type { Contact } from './contact.entity.js';

const signatureOf = (
  { contactId, secret }: Pick<Contact, 'contactId' | 'secret'>,
  kind: NoticeKind,
): string => createHmac('sha256', secret).update(`unsubscribe:${contactId}:${kind}`).digest('base64url');

/** Returns the query of the links that switch a kind of mail to an address off, without signing in. */
export function unsubscribeQuery(contact: Pick<Contact, 'contactId' | 'secret'>, kind: NoticeKind): string {
  const { contactId } = contact;
  return new URLSearchParams({ contactId, kind, signature: signatureOf(contact, kind) }).toString();
}

export function isSigned(
  contact: Pick<Contact, 'contactId' | 'secret'>,
  kind: NoticeKind,
  signature: string,
): boolean {
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(contact, kind))];
  return given.length === right.length && timingSafeEqual(given, right);
}
