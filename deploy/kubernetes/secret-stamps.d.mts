export function stamped<T extends object>(
  objects: readonly T[],
  secrets: Readonly<Record<string, Readonly<Record<string, string>>>>,
): readonly T[];
