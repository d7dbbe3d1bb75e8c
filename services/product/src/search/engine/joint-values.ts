import { recordFrom } from '@mall/contracts/product';
import type { Columns } from './columns.js';
import { VALUE_FIELDS, type ValueFieldName } from './value-fields.js';

/**
 * Values of several fields as one number, so that counting facets reads three columns instead of one for each field.
 * The counts of a field are the sums over the other fields of its group.
 */
export const JOINT_COLUMNS = ['joint0', 'joint1', 'joint2'] as const;
export type JointColumn = (typeof JOINT_COLUMNS)[number];

interface Member {
  readonly name: ValueFieldName;
  /** How many places its column can hold, 0 included. */
  readonly places: number;
}

interface Group {
  readonly column: JointColumn;
  readonly members: Member[];
  /** How many combinations of values there are. */
  size: number;
}

/** Combinations that a column of 16 bits can hold. */
const MOST_COMBINATIONS = 65_536;

const GROUPS: readonly Group[] = grouped(
  VALUE_FIELDS.map(({ name, values }) => ({ name, places: values.length + 1 })),
);

/** Fields with many values first, each into the group with the fewest combinations. */
function grouped(members: readonly Member[]): Group[] {
  const groups: Group[] = JOINT_COLUMNS.map((column) => ({ column, members: [], size: 1 }));
  for (const member of [...members].sort((left, right) => right.places - left.places)) {
    const smallest = groups.reduce((least, group) => (group.size < least.size ? group : least));
    smallest.members.push(member);
    smallest.size *= member.places;
  }
  if (groups.some(({ size }) => size > MOST_COMBINATIONS))
    throw new RangeError('The fields of cars have more combinations of values than a joint column can hold.');
  return groups;
}

/** How many combinations each joint column can hold. */
export const JOINT_SIZES = recordFrom(GROUPS.map(({ column, size }) => [column, size]));

/** Writes the joint columns of a car from its columns of values. */
export function joinValues(columns: Columns, ord: number): void {
  for (const { column, members } of GROUPS) {
    let joint = 0;
    for (const { name, places } of members) joint = joint * places + columns[name][ord]!;
    columns[column][ord] = joint;
  }
}

/** Adds counts by joint value to the counts of each field. */
export function addJointCounts(
  counted: Readonly<Record<JointColumn, Uint32Array>>,
  into: Readonly<Record<ValueFieldName, Uint32Array>>,
): void {
  for (const { column, members } of GROUPS) {
    const counts = counted[column];
    for (let joint = 0; joint < counts.length; joint += 1) {
      const count = counts[joint]!;
      if (count === 0) continue;
      let rest = joint;
      for (let member = members.length - 1; member >= 0; member -= 1) {
        const { name, places } = members[member]!;
        into[name][rest % places]! += count;
        rest = Math.floor(rest / places);
      }
    }
  }
}
