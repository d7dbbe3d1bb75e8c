import { Confirm, useTranslate } from 'react-admin';
import type { Closing } from './use-close-tabs.js';

/** Asks before tabs with unsaved work are closed. */
export function CloseQuestion({ closing }: { readonly closing: Closing }) {
  const translate = useTranslate();
  const names = closing.unsaved.map(({ label, value }) => label || value).join(', ');
  return (
    <Confirm
      isOpen={closing.unsaved.length > 0}
      title="console.tabs.closeTitle"
      content={translate('console.tabs.closeSure', { names })}
      confirm="console.tabs.closeConfirm"
      onConfirm={closing.confirm}
      onClose={closing.cancel}
    />
  );
}
