/** The rights of a user. `isAdministrator` is true for a role that grants everything. */
export interface Rights {
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
  readonly isAdministrator: boolean;
}

/** Returns the permission strings of `wanted` that `held` lacks. */
export function missingFrom(held: readonly string[], wanted: readonly string[]): string[] {
  const has = new Set(held);
  return wanted.filter((permission) => !has.has(permission));
}
