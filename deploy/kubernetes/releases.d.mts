export interface RecordedContainer {
  readonly command?: readonly string[];
  readonly startupProbe?: object;
  readonly env: readonly string[];
}
export type ReleaseRecord = Readonly<Record<string, Readonly<Record<string, RecordedContainer>>>>;
export function releaseRecord(objects: readonly object[]): ReleaseRecord;
export function readRelease(release: string): ReleaseRecord;
export function withRelease<T extends object>(
  objects: readonly T[],
  release: string,
  record?: ReleaseRecord,
): readonly T[];
