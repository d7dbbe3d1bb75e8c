/** Bounds of what is typed when an order is acted on: the request checks them, the dialog shows them. */
export const orderBounds = {
  hours: { min: 1, max: 720 },
  reason: { min: 3, max: 300 },
  carrier: { max: 100 },
  trackingNumber: { max: 60 },
  deliveryNote: { max: 300 },
  note: { min: 1, max: 1000 },
} as const;
