/** The longest name. Prescribed. */
export const NAME_MAX = 50;

export type NameProblem = 'edges' | 'format';

/** Letters of any script and spaces, parts joined by middle dots. */
const NAME = /^[\p{Script=Han}\p{L} ]+(?:[·•・][\p{Script=Han}\p{L} ]+)*$/u;

export function nameProblem(name: string): NameProblem | undefined {
  if (name === '') return undefined;
  if (name.trim() !== name) return 'edges';
  return NAME.test(name) ? undefined : 'format';
}
