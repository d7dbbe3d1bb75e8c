/** Returns the first three names, and the number of the others. */
export const shortened = (names: readonly string[]): string =>
  names.slice(0, 3).join(', ') + (names.length > 3 ? ` +${names.length - 3}` : '');
