export function comparedBy(alert: string): readonly [string, string];
export function valuesOf(page: string): ReadonlyMap<string, number>;
