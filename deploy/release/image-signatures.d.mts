export function signImages(
  metadata: Readonly<Record<string, object>>,
  pem: string,
  folder: string,
): readonly string[];
export function withSignedImages<T extends object>(
  objects: readonly T[],
  pem: string,
  folder: string,
): readonly T[];
