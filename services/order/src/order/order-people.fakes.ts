/** Returns each person once, as `peopleSql` does; the service itself has no task. */
export const staffIdsOf = (ids: readonly (string | null)[]): string[] =>
  [...new Set(ids.filter((id): id is string => id !== null && id !== 'system'))].sort();
