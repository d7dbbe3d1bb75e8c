import { Confirm, useTranslate } from 'react-admin';
import { useReaderLocale } from '../api/use-call.js';
import type { Tab } from './tabs.js';
import { unsavedNames } from './unsaved-names.js';

interface UnsavedQuestionProps {
  readonly isOpen: boolean;
  /** All unless told otherwise. */
  readonly tabs?: readonly Tab[];
  /** Key of what becomes of the pages that it names. */
  readonly what: string;
  /** Key of the button. */
  readonly confirm: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before unsaved work is discarded, in the reader's language, which the browser's own question may not have. */
export function UnsavedQuestion({ tabs, what, ...question }: UnsavedQuestionProps) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  return (
    <Confirm
      title="console.tabs.closeTitle"
      content={translate(what, { names: unsavedNames(locale, tabs) })}
      {...question}
    />
  );
}
