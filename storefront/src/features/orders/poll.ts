/** How often an order page polls while the notification socket is closed, in milliseconds. */
export const POLL_MS = 15_000;
