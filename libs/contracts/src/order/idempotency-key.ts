/** Of a request that, sent twice, would add twice: its client names it, so that it is known when its answer was lost. */
export const idempotencyKey = {
  optional: true,
  min: 8,
  max: 64,
  pattern: /^[\w-]+$/,
  description: 'Made once by the client for one press of the button, such as a UUID',
} as const;
