import {
  CHAT_PICTURE,
  CLIENT_ID_MAX,
  DESK_ID,
  frameTypes,
  IMAGE_PREFIX,
  isTyped,
  MESSAGE_MAX,
  PAPER_PREFIX,
  paperOf,
  PLACE_PREFIX,
  placeOf,
  QUICK_REPLY_PREFIX,
  quickReplyOf,
  type ChatFrame,
} from '@mall/contracts/chat';
import { isId, isStorable } from '@mall/validation';

export type FrameRefusal =
  | 'malformed'
  | 'empty'
  | 'tooLong'
  | 'characters'
  | 'type'
  | 'picture'
  | 'quickReply'
  | 'paper'
  | 'place'
  | 'forbidden'
  | 'unknown'
  | 'tooLate';

/** A request of a client. */
export type ChatRequest =
  | { readonly kind: 'ping' }
  | { readonly kind: 'recent' }
  | { readonly kind: 'platform' }
  | { readonly kind: 'logs'; readonly withId: string }
  | { readonly kind: 'since'; readonly conversationId: string; readonly rev: number }
  | { readonly kind: 'read' | 'delivered'; readonly conversationId: string; readonly seq: number }
  | { readonly kind: 'typing'; readonly conversationId: string }
  | {
      readonly kind: 'edit';
      readonly conversationId: string;
      readonly seq: number;
      readonly content: string;
    }
  | {
      readonly kind: 'message';
      readonly toId: string;
      readonly content: string;
      readonly clientId?: string;
    }
  | { readonly kind: 'refused'; readonly reason: FrameRefusal; readonly clientId?: string };

/** Keys of uploaded pictures, as the file service makes them. */
const PICTURE_KEY = /^[\w-]+(?:\/[\w-]+)*\.(?:png|jpg|jpeg|webp|gif|bmp)$/i;
const CLIENT_ID = new RegExp(`^[\\w-]{1,${CLIENT_ID_MAX}}$`);

/**
 * Reads one frame. Commands are recognised only in system frames, so a person's text that begins like one stays a text;
 * the sender named in a frame is ignored.
 */
export function readFrame(text: string): ChatRequest {
  const frame = parse(text);
  if (!frame) return { kind: 'refused', reason: 'malformed' };
  const { clientId } = frame;
  const named = clientId === undefined ? {} : { clientId };
  const content = frame.content.trim();
  if (frame.type === frameTypes.system) return readCommand(content);
  const reason = frame.type === frameTypes.single ? faultOf(content) : 'type';
  return reason
    ? { kind: 'refused', reason, ...named }
    : { kind: 'message', toId: frame.toId, content, ...named };
}

/** Returns the reason why a text is not a valid message. */
function faultOf(content: string): FrameRefusal | undefined {
  if (content === '') return 'empty';
  if (content.length > MESSAGE_MAX) return 'tooLong';
  if (!isStorable(content)) return 'characters';
  if (content.startsWith(IMAGE_PREFIX) && !isPicture(content)) return 'picture';
  if (content.startsWith(QUICK_REPLY_PREFIX) && !quickReplyOf(content)) return 'quickReply';
  if (content.startsWith(PAPER_PREFIX) && !paperOf(content)) return 'paper';
  if (content.startsWith(PLACE_PREFIX) && !placeOf(content)) return 'place';
  return undefined;
}

const isPicture = (content: string): boolean =>
  content.startsWith(CHAT_PICTURE)
    ? isId(content.slice(CHAT_PICTURE.length))
    : PICTURE_KEY.test(content.slice(IMAGE_PREFIX.length));

function readCommand(content: string): ChatRequest {
  if (content === 'ping') return { kind: 'ping' };
  if (content === 'get recent') return { kind: 'recent' };
  if (content === 'get platform server') return { kind: 'platform' };
  const logs = /^get logs (\w+)$/.exec(content);
  if (logs) return { kind: 'logs', withId: logs[1]! };
  return readOwnCommand(content) ?? { kind: 'refused', reason: 'malformed' };
}

/** Reads commands of the mall's own clients, besides the prescribed ones. */
function readOwnCommand(content: string): ChatRequest | undefined {
  const [, command, conversationId = '', rest] =
    /^(get since|read|delivered|typing|edit) (\d{1,19})(?: ([^]*))?$/.exec(content) ?? [];
  if (!command || !isId(conversationId)) return undefined;
  if (command === 'typing') return rest === undefined ? { kind: 'typing', conversationId } : undefined;
  const [, digits, words] = /^(\d{1,9})(?: ([^]*))?$/.exec(rest ?? '') ?? [];
  if (digits === undefined) return undefined;
  const number = Number(digits);
  if (command === 'edit') return readEdit(conversationId, number, words ?? '');
  if (words !== undefined) return undefined;
  if (command === 'get since') return { kind: 'since', conversationId, rev: number };
  return { kind: command === 'read' ? 'read' : 'delivered', conversationId, seq: number };
}

function readEdit(conversationId: string, seq: number, content: string): ChatRequest {
  // A changed text stays a text: pictures, papers and the like cannot be changed, only sent again.
  const reason = isTyped(content) ? faultOf(content) : 'malformed';
  return reason ? { kind: 'refused', reason } : { kind: 'edit', conversationId, seq, content };
}

function parse(
  text: string,
): (Pick<ChatFrame, 'type' | 'toId' | 'content'> & { clientId?: string }) | undefined {
  try {
    const { type, toId, content, clientId } = (JSON.parse(text) ?? {}) as Readonly<Record<string, unknown>>;
    if (typeof type !== 'number' || typeof content !== 'string' || !isParty(toId)) return undefined;
    const named = typeof clientId === 'string' && CLIENT_ID.test(clientId) ? { clientId } : {};
    return { type, toId: String(toId ?? DESK_ID), content, ...named };
  } catch {
    return undefined;
  }
}

/** Whether a value is a recipient. Clients send ids as text or as numbers, and none for the desk. */
const isParty = (toId: unknown): toId is string | number | null | undefined =>
  toId === undefined || toId === null || typeof toId === 'string' || typeof toId === 'number';
