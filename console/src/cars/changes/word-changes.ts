import { diffWordsWithSpace } from 'diff';
import type { Locale } from '@mall/web-kit';
import { contactsIn, type ContactInText } from '@mall/validation/contacts';

/** A part of a text: unchanged, gone or new, and the kind of contact that it is, if any. */
export interface TextPart {
  readonly text: string;
  readonly change: 'none' | 'gone' | 'new';
  readonly contact?: ContactInText['kind'];
}

/** Returns the parts of a text with its contacts. */
export function partsOf(text: string, change: TextPart['change'] = 'none'): TextPart[] {
  let end = 0;
  const parts: TextPart[] = [];
  for (const { kind, start, end: next } of contactsIn(text)) {
    parts.push(
      { text: text.slice(end, start), change },
      { text: text.slice(start, next), change, contact: kind },
    );
    end = next;
  }
  return [...parts, { text: text.slice(end), change }].filter((part) => part.text !== '');
}

/** Returns what was removed from and added to a text, by words of its language, with the contacts of the new text. */
export function changesOfText(before: string, after: string, locale: Locale): TextPart[] {
  const intlSegmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  const contacts = contactsIn(after);
  let at = 0;
  return diffWordsWithSpace(before, after, { intlSegmenter }).flatMap(
    ({ value, added, removed }): TextPart[] => {
      if (removed) return [{ text: value, change: 'gone' }];
      const change = added ? 'new' : 'none';
      const from = at;
      at += value.length;
      // A contact may have changed only in part; each part of it is marked.
      return cut(value, from, contacts).map((part) => ({ ...part, change }));
    },
  );
}

function cut(value: string, from: number, contacts: readonly ContactInText[]): Omit<TextPart, 'change'>[] {
  const to = from + value.length;
  const ends = contacts.flatMap(({ start, end }) => [start, end]).filter((end) => end > from && end < to);
  const places = [from, ...ends, to];
  return places.slice(1).map((end, index) => {
    const start = places[index]!;
    const contact = contacts.find((one) => one.start <= start && one.end >= end)?.kind;
    return { text: value.slice(start - from, end - from), ...(contact && { contact }) };
  });
}
