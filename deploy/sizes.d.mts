export type Memory = readonly [requested: number, most: number];

export interface Size {
  readonly processor: { readonly shared: number; readonly own: number };
  readonly memory: Memory;
}

export interface ServiceSize extends Size {
  readonly starts: number;
  readonly pods: readonly [least: number, most: number];
}

interface Requested {
  readonly pods: number;
  readonly cores: number;
  readonly gibibytes: number;
}

export const POOL: number;
export const START_PROBE_SECONDS: number;
export const services: Readonly<Record<string, ServiceSize>>;
export const others: Readonly<Record<string, Size>>;
export const databaseOfHa: { readonly processor: number; readonly memory: Memory; readonly servers: number };
export const databaseSettings: Readonly<Record<'one-box' | 'ha', Readonly<Record<string, string>>>>;
export function startFailures(size: ServiceSize): number;
export function deadlineOf(size: ServiceSize): number;
export function maxConnections(podsOf: (size: ServiceSize) => number): number;
export function sharedBuffers(memory: Memory): number;
export function databaseMemory(memory: Memory, connections: number): number;
export function resourcesOf(size: Size, kind: 'shared' | 'own'): unknown;
export function requestedByHa(): { readonly least: Requested; readonly most: Requested };
