/**
 * Socket addresses below `/api` that the gateway passes to the chat service: the prescribed chat socket, whose last
 * segment is a ticket or token, and the live notification socket under both of its names.
 */
export const CHAT_SOCKETS = ['/mall4cloud_websocket/websocket', '/act/ws/info', '/admin/ws/info'] as const;
