/** Bounds of what people enter when they act on an order: the request checks them, the dialog shows them. */
export const orderBounds = {
  hours: { min: 1, max: 720 },
  reason: { min: 3, max: 300 },
  carrier: { max: 100 },
  trackingNumber: { max: 60 },
  deliveryNote: { max: 300 },
  note: { min: 1, max: 1000 },
  delayNote: { max: 300 },
} as const;

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
