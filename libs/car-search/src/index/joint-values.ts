import { recordFrom } from '@mall/contracts/product';
import type { Columns } from './columns.js';
import { VALUE_FIELDS, type ValueFieldName } from './value-fields.js';

/**
 * Combines values of several fields into one number, so that counting facets reads three columns instead of one
 * for each field. The count of a field's value is the sum over all combinations that contain it.
 */
export const JOINT_COLUMNS = ['joint0', 'joint1', 'joint2'] as const;
export type JointColumn = (typeof JOINT_COLUMNS)[number];

interface Member {
  readonly name: ValueFieldName;
  /** Number of distinct column values, including 0. */
  readonly valueCount: number;
}

interface Group {
  readonly column: JointColumn;
  readonly members: Member[];
  /** Number of combinations of values. */
  size: number;
}

/** Maximum number of combinations: a column has 16 bits. */
const MOST_COMBINATIONS = 65_536;

const GROUPS: readonly Group[] = grouped(
  VALUE_FIELDS.map(({ name, values }) => ({ name, valueCount: values.length + 1 })),
);

/** Assigns fields to groups: those with many values first, each to the group with the fewest combinations. */
function grouped(members: readonly Member[]): Group[] {
  const groups: Group[] = JOINT_COLUMNS.map((column) => ({ column, members: [], size: 1 }));
  for (const member of [...members].sort((left, right) => right.valueCount - left.valueCount)) {
    const smallest = groups.reduce((least, group) => (group.size < least.size ? group : least));
    smallest.members.push(member);
    smallest.size *= member.valueCount;
  }
  if (groups.some(({ size }) => size > MOST_COMBINATIONS))
    throw new RangeError('The fields of cars have more combinations of values than a joint column can hold.');
  return groups;
}

/** Number of combinations of each joint column. */
export const JOINT_SIZES = recordFrom(GROUPS.map(({ column, size }) => [column, size]));

/** Derives the joint columns of a car from its value columns. */
export function joinValues(columns: Columns, ord: number): void {
  for (const { column, members } of GROUPS) {
    let joint = 0;
    for (const { name, valueCount } of members) joint = joint * valueCount + columns[name][ord]!;
    columns[column][ord] = joint;
  }
}

/** Position of the value of each member of a group, by joint value. */
const POSITIONS: readonly (readonly Uint8Array[])[] = GROUPS.map(({ members, size }) => {
  let step = size;
  return members.map(({ valueCount }) => {
    step /= valueCount;
    const by = step;
    return Uint8Array.from({ length: size }, (_, joint) => Math.floor(joint / by) % valueCount);
  });
});

/** Distributes counts by joint value to the counts of each field. */
export function addJointCounts(
  counted: Readonly<Record<JointColumn, Uint32Array>>,
  into: Readonly<Record<ValueFieldName, Uint32Array>>,
): void {
  for (let group = 0; group < GROUPS.length; group += 1) {
    const { column, members } = GROUPS[group]!;
    const counts = counted[column];
    for (let member = 0; member < members.length; member += 1)
      addTo(into[members[member]!.name], counts, POSITIONS[group]![member]!);
  }
}

function addTo(sums: Uint32Array, counts: Uint32Array, positions: Uint8Array): void {
  for (let joint = 0; joint < counts.length; joint += 1) sums[positions[joint]!]! += counts[joint]!;
}
