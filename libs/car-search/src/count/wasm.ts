/** The WebAssembly instructions that `bit-code.ts` needs, each as its bytes (https://webassembly.github.io/spec/core/binary/). */
export type Code = readonly number[];

/** Encodes an unsigned number in LEB128. */
function unsigned(value: number): number[] {
  const bytes: number[] = [];
  for (let rest = value; ; rest >>>= 7) {
    if (rest < 0x80) return [...bytes, rest];
    bytes.push((rest & 0x7f) | 0x80);
  }
}

/** Encodes a signed number in LEB128. */
function signed(value: number): number[] {
  const bytes: number[] = [];
  for (let rest = value; ; rest >>= 7) {
    if (rest >= -0x40 && rest < 0x40) return [...bytes, rest & 0x7f];
    bytes.push((rest & 0x7f) | 0x80);
  }
}

const counted = (parts: readonly Code[]): Code => [...unsigned(parts.length), ...parts.flat()];
const sized = (bytes: Code): Code => [...unsigned(bytes.length), ...bytes];
const text = (value: string): Code => sized([...Buffer.from(value)]);

export const I32 = 0x7f;
const EMPTY = 0x40;

export const get = (local: number): Code => [0x20, ...unsigned(local)];
export const set = (local: number): Code => [0x21, ...unsigned(local)];
export const constant = (value: number): Code => [0x41, ...signed(value)];
/** Loads and stores take the address from the stack; `offset` is added to it. */
export const load32 = (offset: number): Code => [0x28, 0, ...unsigned(offset)];
export const load64 = (offset: number): Code => [0x29, 0, ...unsigned(offset)];
export const load128 = (offset: number): Code => [0xfd, 0x00, 0, ...unsigned(offset)];
export const store32 = (offset: number): Code => [0x36, 0, ...unsigned(offset)];
export const store128 = (offset: number): Code => [0xfd, 0x0b, 0, ...unsigned(offset)];
export const add32: Code = [0x6a];
export const subtract32: Code = [0x6b];
export const multiply32: Code = [0x6c];
export const divide32: Code = [0x6e];
export const isLess: Code = [0x49];
export const isMore: Code = [0x4b];
export const isEqual: Code = [0x46];
export const isZero: Code = [0x45];
export const and64: Code = [0x83];
export const add64: Code = [0x7c];
/** Counts set bits. */
export const ones64: Code = [0x7b];
export const to32: Code = [0xa7];
export const and128: Code = [0xfd, 0x4e];
export const andNot128: Code = [0xfd, 0x4f];
export const or128: Code = [0xfd, 0x50];
/** Tests whether any bit is set. */
export const isAny128: Code = [0xfd, 0x53];
export const leave: Code = [0x0f];
/** Calls a function whose arguments are on the stack. */
export const call = (index: number): Code => [0x10, ...unsigned(index)];

export const increase = (local: number, by: Code): Code => [...get(local), ...by, ...add32, ...set(local)];

/** Repeats the body as long as the condition, evaluated first, is not 0. */
export const whileTrue = (condition: Code, body: Code): Code => [
  ...[0x02, EMPTY, 0x03, EMPTY],
  ...[...condition, 0x45, 0x0d, 1],
  ...[...body, 0x0c, 0],
  ...[0x0b, 0x0b],
];

export const ifTrue = (condition: Code, then: Code, otherwise: Code): Code => [
  ...[...condition, 0x04, EMPTY],
  ...[...then, 0x05, ...otherwise],
  0x0b,
];

export interface WasmFunction {
  readonly name: string;
  /** Parameters and other local variables, all 32-bit integers, are numbered in this order. */
  readonly parameters: number;
  readonly locals: number;
  readonly returns: boolean;
  readonly body: Code;
}

/** Returns the bytes of a module with these functions, which imports a shared memory as `env.memory`. */
export function moduleOf(functions: readonly WasmFunction[], mostPages: number): Uint8Array<ArrayBuffer> {
  const section = (id: number, content: Code): Code => [id, ...sized(content)];
  const types = functions.map(({ parameters, returns }) => [
    0x60,
    ...counted(Array.from({ length: parameters }, () => [I32])),
    ...counted(returns ? [[I32]] : []),
  ]);
  const memory = [...text('env'), ...text('memory'), 0x02, 0x03, ...unsigned(1), ...unsigned(mostPages)];
  const bodies = functions.map(({ locals, body }) =>
    sized([...counted([[...unsigned(locals), I32]]), ...body, 0x0b]),
  );
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, counted(types)),
    ...section(2, counted([memory])),
    ...section(3, counted(functions.map((_, at) => unsigned(at)))),
    ...section(7, counted(functions.map(({ name }, at) => [...text(name), 0x00, ...unsigned(at)]))),
    ...section(10, counted(bodies)),
  ]);
}
