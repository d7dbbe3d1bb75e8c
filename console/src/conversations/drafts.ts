import { createContext, useContext, useMemo, useState } from 'react';
import { useUnsavedWork } from '../components/unsaved-work.js';

/** Texts that were typed and not sent, by conversation and field; kept while another conversation is shown. */
export interface Drafts {
  readonly textOf: (key: string) => string;
  readonly keep: (key: string, text: string) => void;
}

export const DraftsContext = createContext<Drafts>({ textOf: () => '', keep: () => undefined });

const WORK = 'drafts';

/** Returns the drafts of a page, which count as its unsaved work. */
export function useDrafts(): Drafts {
  const { report } = useUnsavedWork();
  const [drafts] = useState(() => new Map<string, string>());
  return useMemo(
    () => ({
      textOf: (key) => drafts.get(key) ?? '',
      keep: (key, text) => {
        if (text.trim() === '') drafts.delete(key);
        else drafts.set(key, text);
        report(WORK, drafts.size > 0);
      },
    }),
    [drafts, report],
  );
}

/** Returns the text of one field and its setter, like `useState`. */
export function useDraft(key: string): readonly [string, (text: string) => void] {
  const drafts = useContext(DraftsContext);
  const [text, setText] = useState(() => drafts.textOf(key));
  const change = (next: string): void => {
    setText(next);
    drafts.keep(key, next);
  };
  return [text, change];
}
