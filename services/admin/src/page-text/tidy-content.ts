import type { PageTextContentDto } from '@mall/contracts/admin';
import type { Texts } from '@mall/validation';

/**
 * Returns the content as it is stored: line breaks of one kind, no spaces at the ends, no optional text that is empty
 * in every language.
 */
export const tidyContent = ({ title, lead, sections }: PageTextContentDto): PageTextContentDto => ({
  title: tidy(title),
  ...optional('lead', lead),
  sections: sections.map(({ key, title: heading, entries }) => ({
    key,
    title: tidy(heading),
    entries: entries.map((entry) => ({ ...optional('heading', entry.heading), text: tidy(entry.text) })),
  })),
});

const line = (text: string): string => text.replace(/\r\n?/g, '\n').trim();
const tidy = ({ ru, zh, en }: Texts): Texts => ({ ru: line(ru), zh: line(zh), en: line(en) });

function optional<Name extends string>(name: Name, texts: Texts | null | undefined): { [N in Name]?: Texts } {
  const tidied = texts && tidy(texts);
  const isWritten = tidied && (tidied.ru || tidied.zh || tidied.en);
  return (isWritten ? { [name]: tidied } : {}) as { [N in Name]?: Texts };
}
