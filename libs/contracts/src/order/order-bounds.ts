/** Bounds of what people enter when they act on an order: the request checks them, the dialog shows them. */
export const orderBounds = {
  hours: { min: 1, max: 720 },
  reason: { min: 3, max: 300 },
  carrier: { max: 100 },
  trackingNumber: { max: 60 },
  deliveryNote: { max: 300 },
  note: { min: 1, max: 1000 },
} as const;
