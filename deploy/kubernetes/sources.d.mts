export const OVERLAYS: readonly string[];
export function sourcesDigest(): string;
