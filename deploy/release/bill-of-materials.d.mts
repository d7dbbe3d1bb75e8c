import type { Lock, LockedPackage } from '../docker/closure.mjs';

/** A package in a bill of materials, as CycloneDX has it. */
export interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
  readonly licenses?: readonly object[];
}

export interface BillOfMaterials {
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
}

export function referenceOf(folder: string, entry: LockedPackage): string;
export function billOfMaterials(
  root: string,
  lock: Lock,
  options?: {
    readonly timestamp?: string;
    readonly isIncluded?: (folder: string, entry: LockedPackage) => boolean;
  },
): BillOfMaterials;
export function licenceOf(component: Component): string | undefined;
