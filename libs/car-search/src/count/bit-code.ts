import { blockFunctions, type BlockCode } from './block-code.js';
import {
  add32,
  add64,
  and128,
  and64,
  andNot128,
  constant,
  get,
  ifTrue,
  increase,
  isAny128,
  isLess,
  leave,
  load128,
  load64,
  moduleOf,
  ones64,
  or128,
  set,
  store128,
  to32,
  whileTrue,
  type Code,
  type WasmFunction,
} from './wasm.js';

/**
 * Operations on bits in WebAssembly memory. JavaScript has no population count and works on 32 bits at a time: the same
 * loops take twenty times as long there. Addresses and lengths are in bytes; the length of a bitmap is a multiple of
 * 64.
 */
export interface BitCode extends BlockCode {
  /** Computes `into = left & right`. */
  and(into: number, left: number, right: number, length: number): void;
  /** Computes `into = left & ~right`. */
  andNot(into: number, left: number, right: number, length: number): void;
  /** Returns the number of bits that are set in both. */
  countBoth(left: number, right: number, length: number): number;
  /** Returns 1 if a bit is set in both; takes less time the sooner there is one. */
  haveBoth(left: number, right: number, length: number): number;
  /** Returns 1 if a bit of `left` is not in `right`. */
  haveMore(left: number, right: number, length: number): number;
}

function combined(name: string, operation: Code): WasmFunction {
  const [into, left, right, length, at] = [0, 1, 2, 3, 4];
  const address = (start: number): Code => [...get(start), ...get(at), ...add32];
  const part = (offset: number): Code => [
    ...address(into),
    ...[...address(left), ...load128(offset)],
    ...[...address(right), ...load128(offset)],
    ...[...operation, ...store128(offset)],
  ];
  const body = whileTrue(
    [...get(at), ...get(length), ...isLess],
    [...[0, 16, 32, 48].flatMap(part), ...increase(at, constant(64))],
  );
  return { name, parameters: 4, locals: 1, returns: false, body };
}

function countBoth(): WasmFunction {
  const [left, right, length, end, sum] = [0, 1, 2, 3, 4];
  const words = [0, 8, 16, 24, 32, 40, 48, 56].flatMap((offset) => [
    ...[...get(left), ...load64(offset), ...get(right), ...load64(offset), ...and64, ...ones64],
    ...(offset > 0 ? add64 : []),
  ]);
  const body = [
    ...[...get(left), ...get(length), ...add32, ...set(end)],
    ...whileTrue(
      [...get(left), ...get(end), ...isLess],
      [
        ...increase(sum, [...words, ...to32]),
        ...increase(left, constant(64)),
        ...increase(right, constant(64)),
      ],
    ),
    ...get(sum),
  ];
  return { name: 'countBoth', parameters: 3, locals: 2, returns: true, body };
}

function haveAny(name: string, operation: Code): WasmFunction {
  const [left, right, length, end] = [0, 1, 2, 3];
  const parts = [0, 16, 32, 48].flatMap((offset) => [
    ...[...get(left), ...load128(offset), ...get(right), ...load128(offset), ...operation],
    ...(offset > 0 ? or128 : []),
  ]);
  const body = [
    ...[...get(left), ...get(length), ...add32, ...set(end)],
    ...whileTrue(
      [...get(left), ...get(end), ...isLess],
      [
        ...ifTrue([...parts, ...isAny128], [...constant(1), ...leave], []),
        ...increase(left, constant(64)),
        ...increase(right, constant(64)),
      ],
    ),
    ...constant(0),
  ];
  return { name, parameters: 3, locals: 1, returns: true, body };
}

/**
 * Maximum pages, 1 GB: twice the need of eight million cars. Addresses are reserved for all of it, memory is taken as
 * it is needed.
 */
const MOST_PAGES = 16_384;
export const PAGE_BYTES = 65_536;

export interface SharedMemory {
  readonly buffer: SharedArrayBuffer;
  grow(pages: number): number;
}

/** The part of the global object that is used here; the library for browsers declares the rest. */
declare const WebAssembly: {
  readonly Memory: new (options: { initial: number; maximum: number; shared: true }) => SharedMemory;
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
  readonly Instance: new (
    module: object,
    imports: { env: { memory: SharedMemory } },
  ) => { readonly exports: unknown };
};

const functions = [
  combined('and', and128),
  combined('andNot', andNot128),
  countBoth(),
  haveAny('haveBoth', and128),
  haveAny('haveMore', andNot128),
];
const code = new WebAssembly.Module(
  moduleOf([...functions, ...blockFunctions(functions.length)], MOST_PAGES),
);

/**
 * Returns a new memory. It is shared, because other threads count in it, and because views of a shared memory stay
 * valid when it grows.
 */
export const makeMemory = (): SharedMemory =>
  new WebAssembly.Memory({ initial: 1, maximum: MOST_PAGES, shared: true });

export const operationsOn = (memory: SharedMemory): BitCode =>
  new WebAssembly.Instance(code, { env: { memory } }).exports as BitCode;
