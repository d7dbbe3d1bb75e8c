/** How often an open order page asks for news while they do not arrive by themselves. */
export const POLL_MS = 15_000;
