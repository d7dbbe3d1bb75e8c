import { chatSockets } from '@mall/contracts/chat';
import type { Channel } from './connection.js';
import type { Handshake } from './handshake.service.js';

/** The paths at which the gateways of both channels are registered. */
export const CHANNEL_PATHS = {
  chat: chatSockets.chat.path,
  notices: chatSockets.notices.path,
} as const satisfies Record<Channel, string>;

/**
 * Returns the channel, ticket and locale in the URL of an upgrade request, `undefined` for other URLs. The chat's
 * ticket is the last segment of the path, that of notices a query parameter; staff's notices have a second path.
 */
export function readHandshake(url: string): Handshake | undefined {
  if (!URL.canParse(url, 'http://chat')) return undefined;
  const { pathname, searchParams } = new URL(url, 'http://chat');
  const { chat, ...notices } = chatSockets;
  const locale = searchParams.get('locale') ?? undefined;
  if (pathname.startsWith(`${chat.path}/`)) {
    const ticket = decoded(pathname.slice(chat.path.length + 1));
    return ticket === undefined ? undefined : { channel: 'chat', ticket, locale };
  }
  const ticket = searchParams.get('access_token');
  return ticket && Object.values(notices).some(({ path }) => path === pathname)
    ? { channel: 'notices', ticket, locale }
    : undefined;
}

/** Decodes a segment; `undefined` for invalid escapes, such as `%zz`. */
function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
