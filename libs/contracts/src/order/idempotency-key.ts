/**
 * Key of a request that would add twice when it is sent twice. The client chooses it, so that the request is recognised
 * when its answer was lost.
 */
export const idempotencyKey = {
  optional: true,
  min: 8,
  max: 64,
  pattern: /^[\w-]+$/,
  description: 'Made once by the client for one press of the button, such as a UUID',
} as const;
