/** A package of package-lock.json. */
export interface LockedPackage {
  readonly name?: string;
  readonly version?: string;
  /** Its hash, as in `sha512-…` in Base64. */
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

export type Lock = Readonly<Record<string, LockedPackage>>;

export const services: readonly string[];
export const images: ReadonlyMap<
  string,
  {
    readonly workspace: string;
    readonly program: string;
    readonly data?: readonly string[];
    readonly modules?: readonly string[];
  }
>;
export function readLock(root: string): Lock;
export function closure(root: string, lock: Lock, start: string): readonly string[];
export function fontsOf(root: string, workspace: string): readonly string[];
export function besideBundle(root: string, lock: Lock, workspace: string): readonly string[];
