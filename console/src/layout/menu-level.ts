/** The properties of the surrounding menu that every entry and heading needs. */
export interface Level {
  readonly depth: number;
  /** Whether names are shown beside the icons. */
  readonly isOpen: boolean;
  /** Headings that are open unless somebody closed them. */
  readonly opened: ReadonlySet<string>;
  readonly onChosen: (() => void) | undefined;
}
