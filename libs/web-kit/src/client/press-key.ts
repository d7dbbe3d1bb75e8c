/**
 * Returns an id for one press of a button, so that the server recognises the same request when it is repeated. Undefined where the
 * browser cannot create ids: on a page loaded without TLS.
 */
export const newPressKey = (): string | undefined =>
  'randomUUID' in crypto ? crypto.randomUUID() : undefined;
