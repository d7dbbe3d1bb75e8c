/** Rows that somebody sees: all, or those of these departments and always their own. */
export interface Scope {
  readonly seesAll: boolean;
  readonly deptIds: readonly string[];
  readonly userId: string | null;
}

export const EVERYTHING: Scope = { seesAll: true, deptIds: [], userId: null };

export const sees = ({ seesAll, deptIds }: Scope, deptId: string | null): boolean =>
  seesAll || (deptId !== null && deptIds.includes(deptId));

/** Whether `inner` shows nothing that `outer` does not. */
export const isWithin = (inner: Scope, outer: Scope): boolean =>
  outer.seesAll || (!inner.seesAll && inner.deptIds.every((deptId) => outer.deptIds.includes(deptId)));
