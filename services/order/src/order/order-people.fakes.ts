/** Each person once, as `peopleSql` answers them; the service itself has no part. */
export const staffIdsOf = (ids: readonly (string | null)[]): string[] =>
  [...new Set(ids.filter((id): id is string => id !== null && id !== 'system'))].sort();
