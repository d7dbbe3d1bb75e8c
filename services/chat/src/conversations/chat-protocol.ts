import { DESK_ID, frameTypes, IMAGE_PREFIX, MESSAGE_MAX, type ChatFrame } from '@mall/contracts/chat';
import { isStorable } from '@mall/validation';

/** A request of a client. */
export type ChatRequest =
  | { readonly kind: 'ping' }
  | { readonly kind: 'recent' }
  | { readonly kind: 'platform' }
  | { readonly kind: 'logs'; readonly withId: string }
  | { readonly kind: 'message'; readonly toId: string; readonly content: string }
  | {
      readonly kind: 'refused';
      readonly reason: 'malformed' | 'empty' | 'tooLong' | 'characters' | 'type' | 'picture' | 'forbidden';
    };

/** Keys of uploaded pictures, as the file service makes them. */
const PICTURE_KEY = /^[\w-]+(?:\/[\w-]+)*\.(?:png|jpg|jpeg|webp|gif|bmp)$/i;

/**
 * Reads one frame. Commands are recognised in system frames alone, so a person's text that begins like one
 * stays a text; the sender named in a frame is ignored.
 */
export function readFrame(text: string): ChatRequest {
  const frame = parse(text);
  if (!frame) return { kind: 'refused', reason: 'malformed' };
  const content = frame.content.trim();
  if (frame.type === frameTypes.system) return readCommand(content);
  if (frame.type !== frameTypes.single) return { kind: 'refused', reason: 'type' };
  if (content === '') return { kind: 'refused', reason: 'empty' };
  if (content.length > MESSAGE_MAX) return { kind: 'refused', reason: 'tooLong' };
  if (!isStorable(content)) return { kind: 'refused', reason: 'characters' };
  if (content.startsWith(IMAGE_PREFIX) && !PICTURE_KEY.test(content.slice(IMAGE_PREFIX.length))) {
    return { kind: 'refused', reason: 'picture' };
  }
  return { kind: 'message', toId: frame.toId, content };
}

function readCommand(content: string): ChatRequest {
  if (content === 'ping') return { kind: 'ping' };
  if (content === 'get recent') return { kind: 'recent' };
  if (content === 'get platform server') return { kind: 'platform' };
  const logs = /^get logs (\w+)$/.exec(content);
  return logs ? { kind: 'logs', withId: logs[1]! } : { kind: 'refused', reason: 'malformed' };
}

function parse(text: string): Pick<ChatFrame, 'type' | 'toId' | 'content'> | undefined {
  try {
    const { type, toId, content } = (JSON.parse(text) ?? {}) as Readonly<Record<string, unknown>>;
    if (typeof type !== 'number' || typeof content !== 'string' || !isParty(toId)) return undefined;
    return { type, toId: String(toId ?? DESK_ID), content };
  } catch {
    return undefined;
  }
}

/** Clients send ids as text or as numbers, and none for the desk. */
const isParty = (toId: unknown): toId is string | number | null | undefined =>
  toId === undefined || toId === null || typeof toId === 'string' || typeof toId === 'number';
