/** Feature -> the features it may import. */
type Imports = Readonly<Record<string, readonly string[]>>;

export const SERVICE_FEATURES: Readonly<Record<string, Imports>>;
export const CONSOLE_SHARED: Imports;
