/** Subject of core NATS on which the replicas of the chat service pass on what goes to sockets of any of them. */
export const CHAT_BROADCAST = 'broadcast.chat';

/** Longest frame of a client at both sockets; a longer one closes its socket with 1009. */
export const CLIENT_FRAME_BYTES = 65_536;

/**
 * Sockets of the chat service, by path at the chat service and below `/api` at the gateway, and the family of what the
 * gateway answers where no socket is opened: the prescribed chat socket, whose last segment is a ticket or token, and
 * the live notification socket under both of its names.
 */
export const chatSockets = {
  chat: { path: '/mall4cloud_websocket/websocket', family: 'mall' },
  notices: { path: '/act/ws/info', family: 'admin' },
  staffNotices: { path: '/admin/ws/info', family: 'admin' },
} as const;

/**
 * Sent on the notification socket when the reader's list of notices has changed: one was read elsewhere, or one came that the
 * reader does not want to be shown. Existing clients ignore every text with "pong" in it.
 */
export const NOTICES_CHANGED = 'pong: notices changed';
