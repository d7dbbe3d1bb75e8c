export interface Facts {
  readonly version: readonly number[];
  readonly kinds: ReadonlySet<string>;
  readonly denied: readonly string[];
  readonly nodes?: readonly object[] | undefined;
  readonly storageClasses?: readonly object[] | undefined;
  readonly secrets?: readonly string[] | undefined;
  readonly services?: readonly string[] | undefined;
  readonly unknownHosts?: readonly string[];
}
export function quantity(text: string | number): number;
export function hostsIn(
  objects: readonly object[],
): readonly { readonly name: string; readonly host: string; readonly isInCluster: boolean }[];
export function problemsBefore(objects: readonly object[], facts: Facts): readonly string[];
export function factsOf(objects: readonly object[]): Promise<Facts>;
