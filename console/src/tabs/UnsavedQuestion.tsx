import { Confirm, useTranslate } from 'react-admin';
import { useReaderLocale } from '../api/use-call.js';
import type { Tab } from './tabs.js';
import { unsavedNames } from './use-tabs.js';

interface UnsavedQuestionProps {
  readonly isOpen: boolean;
  /** The affected tabs; all by default. */
  readonly tabs?: readonly Tab[];
  /** Text key that says what happens to the named pages. */
  readonly what: string;
  /** Text key of the button. */
  readonly confirm: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before unsaved work is discarded, in the reader's language, which the browser's own question may not use. */
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
