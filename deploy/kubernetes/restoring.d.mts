export function moment(text: string): string;
export function restoring(
  objects: readonly object[],
  target: { readonly time?: string | undefined; readonly toFolder?: string | undefined },
): { readonly cluster: object; readonly rest: readonly object[]; readonly backup: object };
