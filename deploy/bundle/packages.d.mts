export const external: readonly string[];
export const lookedUp: readonly string[];
export const patches: readonly { readonly module: string; readonly old: string; readonly now: string }[];
