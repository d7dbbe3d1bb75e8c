import type { Columns } from './columns.js';
import { CHOICES, type ChoiceName } from './vocabularies.js';

/**
 * Choices that are counted together. A car adds to one number for each group instead of one for each choice; the
 * counts of the choices are the sums over the others of their group.
 */
const JOINT_COLUMNS = ['kind', 'form'] as const;
export type JointColumn = (typeof JOINT_COLUMNS)[number];

const GROUPS: Readonly<Record<JointColumn, readonly ChoiceName[]>> = {
  kind: ['condition', 'fuel', 'gearbox'],
  form: ['bodyType', 'drive', 'steering'],
};

/** 0 stands for a choice that is not known. */
const room = (name: ChoiceName): number => CHOICES[name].codes.length + 1;

export const JOINT_ROOM: Readonly<Record<JointColumn, number>> = {
  kind: GROUPS.kind.reduce((product, name) => product * room(name), 1),
  form: GROUPS.form.reduce((product, name) => product * room(name), 1),
};

/** What stands in the joint columns for the choices of a car. */
export function joinChoices(columns: Columns, ord: number): void {
  for (const joint of JOINT_COLUMNS)
    columns[joint][ord] = GROUPS[joint].reduce((sum, name) => sum * room(name) + columns[name][ord]!, 0);
}

/** Adds what was counted together to the counts of each choice. */
export function addJointCounts(
  joint: JointColumn,
  counted: Uint32Array,
  into: Readonly<Record<ChoiceName, Uint32Array>>,
): void {
  const names = GROUPS[joint];
  for (let key = 0; key < counted.length; key += 1) {
    const count = counted[key]!;
    if (count === 0) continue;
    let rest = key;
    for (let at = names.length - 1; at >= 0; at -= 1) {
      const name = names[at]!;
      const size = room(name);
      into[name][rest % size]! += count;
      rest = Math.floor(rest / size);
    }
  }
}
