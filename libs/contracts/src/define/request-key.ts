/**
 * Pattern of the header `Idempotency-Key`, by which a request that comes again is recognised: a UUID, or what another generator of
 * ids makes.
 */
export const REQUEST_KEY_PATTERN = '^[A-Za-z0-9_.:-]{8,128}$';
