/** Something that the search leads to. */
export interface Target {
  readonly id: string;
  /** Heading under which it is listed. */
  readonly group: string;
  readonly label: string;
  /** What tells it from others of the same name. */
  readonly detail?: string | undefined;
  readonly path: string;
}

const plain = (text: string): string => text.toLocaleLowerCase().replaceAll('ё', 'е').trim();

/** The targets in whose label every typed word occurs. */
export function matching(targets: readonly Target[], typed: string): Target[] {
  const words = plain(typed).split(/\s+/);
  return targets.filter(({ label }) => words.every((word) => plain(label).includes(word)));
}
