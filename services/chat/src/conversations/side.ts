import type { TicketHolderView } from '@mall/contracts/auth';
import type { ChatSide } from '@mall/contracts/chat';
import type { Caller } from '@mall/contracts/define';
import { CHAT_RIGHT } from '../sockets/connection.js';
import type { Conversation } from './conversation.entity.js';

/** A person who opens a conversation. */
export interface Member {
  readonly kind: 'buyer' | 'merchant' | 'staff';
  readonly userId: string;
  readonly name: string;
  /** The shop that a merchant runs. */
  readonly shopId?: string;
  /** Whether a member of staff holds the right to talk to buyers now. */
  readonly mayAnswer: boolean;
}

export const PERSON_SIDES = ['buyer', 'shop', 'desk'] as const satisfies readonly ChatSide[];
export type PersonSide = (typeof PERSON_SIDES)[number];

export const memberOf = (
  { kind, userId, username, shopId }: TicketHolderView,
  rights: ReadonlySet<string>,
): Member => ({
  kind,
  userId,
  name: username ?? userId,
  ...(kind === 'merchant' && shopId ? { shopId } : {}),
  mayAnswer: kind === 'staff' && rights.has(CHAT_RIGHT),
});

/** Returns the signed-in person who calls an operation of buyers, merchants or staff. */
export const callerAsMember = ({ kind, userId = '', username, shopId, permissions }: Caller): Member => ({
  kind: kind === 'staff' || kind === 'merchant' ? kind : 'buyer',
  userId,
  name: username ?? userId,
  ...(kind === 'merchant' && shopId ? { shopId } : {}),
  mayAnswer: kind === 'staff' && permissions.includes(CHAT_RIGHT),
});

/** Returns the side on which a person takes part in a conversation; undefined for everybody else. */
export function sideOf(
  { personId, shopId }: Pick<Conversation, 'personId' | 'shopId'>,
  member: Member,
): PersonSide | undefined {
  if (member.kind === 'staff') return member.mayAnswer ? 'desk' : undefined;
  if (member.userId === personId) return 'buyer';
  return shopId !== null && member.shopId === shopId ? 'shop' : undefined;
}
