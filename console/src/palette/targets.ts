/** A search result. */
export interface Target {
  readonly id: string;
  /** Heading under which it is listed. */
  readonly group: string;
  readonly label: string;
  /** A detail that distinguishes it from others with the same name. */
  readonly detail?: string | undefined;
  readonly path: string;
}

const plain = (text: string): string => text.toLocaleLowerCase().replaceAll('ё', 'е').trim();

/** Returns the targets whose label contains every typed word. */
export function matching(targets: readonly Target[], typed: string): Target[] {
  const words = plain(typed).split(/\s+/);
  return targets.filter(({ label }) => words.every((word) => plain(label).includes(word)));
}
