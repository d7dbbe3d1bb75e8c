export const DEPLOYED: readonly string[];
export function versionsIn(text: string): string[];
export function withVersion(text: string, version: string): string;
