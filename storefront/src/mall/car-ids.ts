const LARGEST_ID = '9223372036854775807';

/** Whether something is an id, 1 to 2^63-1, as the server accepts it. */
export const isId = (one: unknown): one is string =>
  typeof one === 'string' &&
  /^[1-9]\d{0,18}$/.test(one) &&
  (one.length < LARGEST_ID.length || one <= LARGEST_ID);

/** Parses ids from a URL or storage; drops invalid ones and duplicates. */
export const idsIn = (text: string | null): readonly string[] => [
  ...new Set((text ?? '').split(',').filter(isId)),
];
