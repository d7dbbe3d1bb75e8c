/** Returns the key of the declared error with which a call fails, whatever else it throws, or `nothing was thrown`. */
export const refusal = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'nothing was thrown',
    (thrown: unknown) => (thrown as { declaration?: { key: string } }).declaration?.key ?? thrown,
  );
