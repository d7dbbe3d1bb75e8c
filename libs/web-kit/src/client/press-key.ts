/**
 * Names one press of a button, so that the server knows the same request when it comes again. Undefined where the browser makes
 * no ids: on a page that was not loaded by TLS.
 */
export const newPressKey = (): string | undefined =>
  'randomUUID' in crypto ? crypto.randomUUID() : undefined;
