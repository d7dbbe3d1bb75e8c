/** Subject of core NATS on which a replica of the chat service passes frames to the sockets of all replicas. */
export const CHAT_BROADCAST = 'broadcast.chat';

/** Maximum bytes of a client's frame on both sockets; a longer one closes its socket with 1009. */
export const CLIENT_FRAME_BYTES = 65_536;

/**
 * Sockets of the chat service: the path at the chat service and below `/api` at the gateway, and the envelope family of
 * the gateway's answer when no socket is opened. The last segment of the prescribed chat socket is a ticket or token;
 * the notification socket has two names.
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
