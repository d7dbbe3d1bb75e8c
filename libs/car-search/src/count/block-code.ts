import { COUNT_FIELDS } from './count-layout.js';
import {
  add32,
  add64,
  and64,
  andNot128,
  call,
  constant,
  divide32,
  get,
  ifTrue,
  increase,
  isAny128,
  isEqual,
  isLess,
  isMore,
  isZero,
  load128,
  load32,
  load64,
  multiply32,
  ones64,
  or128,
  set,
  store128,
  store32,
  subtract32,
  to32,
  whileTrue,
  type Code,
  type WasmFunction,
} from './wasm.js';

/** Bytes of a bitmap of one block. */
export const BLOCK_BYTES = 128;
/** Bytes of a bitmap that are counted at a time. */
export const QUARTER_BYTES = 32;
const QUARTERS = [1, 2, 3, 4].map((quarters) => quarters * QUARTER_BYTES);
/** Bytes of a value: its counter, as bytes from the first one, and its sum. */
export const PAIR_BYTES = 8;
/** Offsets in a block of the addresses of the end of its values and of its bitmaps, and of the number of its cars. */
export const RESTS = BLOCK_BYTES;
export const BITMAPS = RESTS + 4;
export const CARS = BITMAPS + 4;
/** Offsets in a block of the numbers of values, of the most frequent values of all fields, and of all others. */
export const NUMBERS = CARS + 8;
export const FREQUENT = NUMBERS + 4 * ((COUNT_FIELDS.length + 2) & ~1);
export const OTHERS = FREQUENT + PAIR_BYTES * COUNT_FIELDS.length;

/** Operations on blocks in WebAssembly memory. `CountBlock` describes the parts of a block. */
export interface BlockCode {
  /** Writes the number of bits of each block of a mask; returns the total. */
  countBlocks(mask: number, counts: number, countsEnd: number): number;
  /** Adds the sums of the values from one address to another to their counters, the first of which is at `counters`. */
  addSums(from: number, to: number, counters: number): void;
  /**
   * Adds the cars of one block that a mask has to the counters of their values.
   * @param mask of the block
   * @param found number of cars that the mask has in the block; not 0
   * @param fields from this address to the next one: the numbers of the fields to count; all when these are equal
   * @param spare place for a bitmap of a block
   * @param counters address of the first counter
   */
  countBlock(
    block: number,
    mask: number,
    found: number,
    fields: number,
    fieldsEnd: number,
    spare: number,
    counters: number,
  ): void;
}

const sum = (...parts: readonly Code[]): Code =>
  parts.flatMap((part, at) => [...part, ...(at > 0 ? add32 : [])]);
const times = (part: Code, factor: Code): Code => [...part, ...factor, ...multiply32];

/** Returns code that adds to a counter. A local variable is used twice, so that no address is computed twice. */
const addTo = (counter: number, value: Code): Code => [
  ...get(counter),
  ...[...get(counter), ...load32(0), ...value, ...add32],
  ...store32(0),
];

function countBlocks(): WasmFunction {
  const [mask, counts, end, count, all] = [0, 1, 2, 3, 4];
  const words = Array.from({ length: BLOCK_BYTES / 8 }, (_, at) => [
    ...[...get(mask), ...load64(at * 8), ...ones64],
    ...(at > 0 ? add64 : []),
  ]);
  const body = [
    ...whileTrue(
      [...get(counts), ...get(end), ...isLess],
      [
        ...[...words.flat(), ...to32, ...set(count)],
        ...[...get(counts), ...get(count), ...store32(0)],
        ...increase(all, get(count)),
        ...increase(mask, constant(BLOCK_BYTES)),
        ...increase(counts, constant(4)),
      ],
    ),
    ...get(all),
  ];
  return { name: 'countBlocks', parameters: 3, locals: 2, returns: true, body };
}

function addSums(): WasmFunction {
  const [from, to, counters, counter] = [0, 1, 2, 3];
  const body = whileTrue(
    [...get(from), ...get(to), ...isLess],
    [
      ...[...sum(get(counters), [...get(from), ...load32(0)]), ...set(counter)],
      ...addTo(counter, [...get(from), ...load32(4)]),
      ...increase(from, constant(PAIR_BYTES)),
    ],
  );
  return { name: 'addSums', parameters: 3, locals: 1, returns: false, body };
}

/** Adds one number to the counters of the values from one address to another. */
function addNumber(): WasmFunction {
  const [from, to, number, counters, counter] = [0, 1, 2, 3, 4];
  const body = whileTrue(
    [...get(from), ...get(to), ...isLess],
    [
      ...[...sum(get(counters), [...get(from), ...load32(0)]), ...set(counter)],
      ...addTo(counter, get(number)),
      ...increase(from, constant(PAIR_BYTES)),
    ],
  );
  return { name: 'addNumber', parameters: 4, locals: 1, returns: false, body };
}

/**
 * Moves the cars that mask and bitmaps have in common from the most frequent value of a field to others: `(from, to,
 * rests, bits, stride, mask, length, sign, counters)`, with −1 back again. One loop without inner loops for each
 * length, whose branches the processor predicts.
 */
function moveCounts(): WasmFunction {
  const [from, to, rest, bits, stride, mask, length, sign, counters] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const [count, counter] = [9, 10];
  const counterAt = (address: number): Code => [
    ...sum(get(counters), [...get(address), ...load32(0)]),
    ...set(counter),
  ];
  const loop = (bytes: number): Code => {
    const words = Array.from({ length: bytes / 8 }, (_, word) => {
      const quarter = Math.floor((word * 8) / QUARTER_BYTES);
      const place = sum(get(bits), ...Array.from({ length: quarter }, () => get(stride)));
      return [
        ...[...get(mask), ...load64(word * 8)],
        ...[...place, ...load64((word * 8) % QUARTER_BYTES), ...and64, ...ones64],
        ...(word > 0 ? add64 : []),
      ];
    });
    return whileTrue(
      [...get(from), ...get(to), ...isLess],
      [
        ...[...times([...words.flat(), ...to32], get(sign)), ...set(count)],
        ...[...counterAt(from), ...addTo(counter, get(count))],
        ...[...counterAt(rest), ...addTo(counter, times(get(count), constant(-1)))],
        ...increase(bits, constant(QUARTER_BYTES)),
        ...increase(rest, constant(4)),
        ...increase(from, constant(PAIR_BYTES)),
      ],
    );
  };
  const body = QUARTERS.reduceRight<Code>(
    (otherwise, bytes) =>
      otherwise.length === 0
        ? loop(bytes)
        : ifTrue([...get(length), ...constant(bytes), ...isEqual], loop(bytes), otherwise),
    [],
  );
  return { name: 'moveCounts', parameters: 9, locals: 2, returns: false, body };
}

function countBlock(calls: Readonly<Record<'addSums' | 'addNumber' | 'moveCounts', Code>>): WasmFunction {
  const [block, mask, found, fields, fieldsEnd, spare, counters] = [0, 1, 2, 3, 4, 5, 6];
  const [rests, bitmaps, cars, from, to, sign, field, first, end, stride] = [
    7, 8, 9, 10, 11, 12, 13, 14, 15, 16,
  ];
  const header = [
    ...[...get(block), ...load32(RESTS), ...set(rests)],
    ...[...get(block), ...load32(BITMAPS), ...set(bitmaps)],
    ...[...get(block), ...load32(CARS), ...set(cars)],
  ];
  const frequent = sum(get(block), constant(FREQUENT));
  const others = sum(get(block), constant(OTHERS));
  const ofField = sum(frequent, times(get(field), constant(PAIR_BYTES)));
  const numberAt = (offset: number): Code => [
    ...sum(get(block), times(get(field), constant(4))),
    ...load32(NUMBERS + offset),
  ];
  const othersAt = (number: number): Code => sum(others, times(get(number), constant(PAIR_BYTES)));
  const eachField = (body: Code): Code =>
    whileTrue(
      [...get(fields), ...get(fieldsEnd), ...isLess],
      [
        ...[...get(fields), ...load32(0), ...set(field)],
        ...[...numberAt(0), ...set(first), ...numberAt(4), ...set(end)],
        ...body,
        ...increase(fields, constant(4)),
      ],
    );
  const addAll = [...frequent, ...get(rests), ...get(counters), ...calls.addSums];
  const addField = [
    ...[...ofField, ...sum(ofField, constant(PAIR_BYTES)), ...get(counters), ...calls.addSums],
    ...[...othersAt(first), ...othersAt(end), ...get(counters), ...calls.addSums],
  ];
  const countAll = [
    ...[...frequent, ...others, ...times(get(found), get(sign)), ...get(counters), ...calls.addNumber],
    ...[...others, ...get(rests), ...get(rests), ...get(bitmaps), ...get(stride), ...get(mask)],
    ...[...get(to), ...get(sign), ...get(counters), ...calls.moveCounts],
  ];
  const countField = [
    ...[...ofField, ...sum(ofField, constant(PAIR_BYTES))],
    ...[...times(get(found), get(sign)), ...get(counters), ...calls.addNumber],
    ...[...othersAt(first), ...othersAt(end)],
    ...sum(get(rests), times(get(first), constant(4))),
    ...sum(get(bitmaps), times(get(first), constant(QUARTER_BYTES))),
    ...[...get(stride), ...get(mask), ...get(to), ...get(sign), ...get(counters), ...calls.moveCounts],
  ];
  const writeLack = Array.from({ length: BLOCK_BYTES / 16 }, (_, vector) => [
    ...get(spare),
    ...[...get(block), ...load128(vector * 16), ...get(mask), ...load128(vector * 16), ...andNot128],
    ...store128(vector * 16),
  ]).flat();
  // The cars that the mask lacks are counted where they are fewer, and subtracted from the sums.
  const chooseFewer = ifTrue(
    [...get(found), ...get(found), ...add32, ...get(cars), ...isMore],
    [
      ...[...writeLack, ...get(spare), ...set(mask)],
      ...[...get(cars), ...get(found), ...subtract32, ...set(found), ...constant(-1), ...set(sign)],
    ],
    [...constant(1), ...set(sign)],
  );
  const isEmptyQuarter = (offset: number): Code => [
    ...[...sum(get(mask), get(offset)), ...load128(0), ...sum(get(mask), get(offset)), ...load128(16)],
    ...[...or128, ...isAny128, ...isZero],
  ];
  // There is at least one car, so that both searches end.
  const cutEnds = [
    ...whileTrue(isEmptyQuarter(from), increase(from, constant(QUARTER_BYTES))),
    ...[...constant(BLOCK_BYTES - QUARTER_BYTES), ...set(to)],
    ...whileTrue(isEmptyQuarter(to), increase(to, constant(-QUARTER_BYTES))),
    // The first quarter of all bitmaps, then the second, and so on.
    ...times([...get(rests), ...others, ...subtract32], constant(QUARTER_BYTES / PAIR_BYTES)),
    ...set(stride),
    ...increase(mask, get(from)),
    ...increase(bitmaps, [
      ...get(from),
      ...constant(QUARTER_BYTES),
      ...divide32,
      ...get(stride),
      ...multiply32,
    ]),
    // From here on, `to` is a length.
    ...[...get(to), ...get(from), ...subtract32, ...constant(QUARTER_BYTES), ...add32, ...set(to)],
  ];
  const areAllFields = [...get(fields), ...get(fieldsEnd), ...isEqual];
  const isLack = [...get(sign), ...constant(-1), ...isEqual];
  const body = [
    ...header,
    ...ifTrue([...get(found), ...get(cars), ...isEqual], ifTrue(areAllFields, addAll, eachField(addField)), [
      ...[...chooseFewer, ...cutEnds],
      ...ifTrue(
        areAllFields,
        [...ifTrue(isLack, addAll, []), ...countAll],
        eachField([...ifTrue(isLack, addField, []), ...countField]),
      ),
    ]),
  ];
  return { name: 'countBlock', parameters: 7, locals: 10, returns: false, body };
}

/** @param first number of the first of these functions in their module */
export function blockFunctions(first: number): WasmFunction[] {
  const [ofAddSums, ofAddNumber, ofMoveCounts] = [first, first + 1, first + 2];
  const calls = { addSums: call(ofAddSums), addNumber: call(ofAddNumber), moveCounts: call(ofMoveCounts) };
  return [addSums(), addNumber(), moveCounts(), countBlock(calls), countBlocks()];
}
