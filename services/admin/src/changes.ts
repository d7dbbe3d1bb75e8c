/** Whether any value is to be written: `undefined` leaves a column unchanged, `null` empties it. */
export const hasChanges = (changes: object): boolean =>
  Object.values(changes).some((value) => value !== undefined);
