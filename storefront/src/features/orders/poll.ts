/** Polling interval of an order page while the notification socket is closed, in milliseconds. */
export const POLL_MS = 15_000;
