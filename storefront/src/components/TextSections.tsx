import type { PageText } from '../mall/page-text.js';
import styles from './TextSections.module.css';

type Section = PageText['sections'][number];
type Entry = Section['entries'][number];

interface TextSectionsProps {
  readonly sections: readonly Section[];
  /** Whether the texts below a heading are collapsed at first, like answers below their questions. */
  readonly folded?: boolean;
}

/** The sections of a text that staff edit; each has an anchor, such as `#section-refund`. */
export const TextSections = ({ sections, folded = false }: TextSectionsProps) =>
  sections.map(({ key, title, entries }) => {
    // Prefixed, because staff choose the keys and other ids on the page are used by scripts.
    const id = `section-${key}`;
    return (
      <section key={key} className={styles['section']} aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        {entries.map((entry, index) => (
          <SectionEntry key={index} entry={entry} folded={folded} />
        ))}
      </section>
    );
  });

function SectionEntry({
  entry: { heading, text },
  folded,
}: {
  readonly entry: Entry;
  readonly folded: boolean;
}) {
  if (heading && folded)
    return (
      <details className={styles['question']}>
        <summary>{heading}</summary>
        <p>{text}</p>
      </details>
    );
  return (
    <>
      {heading && <h3>{heading}</h3>}
      <p>{text}</p>
    </>
  );
}
