export const DECLARED: Readonly<Record<string, string>>;
export function isAllowed(reference: string, licence: string | undefined): boolean;
