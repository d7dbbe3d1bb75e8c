import { useEffect } from 'react';
import { useCanAccess, useListContext, useRedirect, useResourceDefinition, type RaRecord } from 'react-admin';
import { isTaken } from './keys.js';

interface RowEditKeyProps {
  /** Whether a record can still be changed. */
  readonly isEditable: (record: RaRecord) => boolean;
}

/** Makes E open the form of the focused row, for those who may edit it. */
export function RowEditKey({ isEditable }: RowEditKeyProps) {
  const { data, resource } = useListContext();
  const { hasEdit, hasShow } = useResourceDefinition();
  const { canAccess } = useCanAccess({ resource, action: 'edit' });
  const redirect = useRedirect();
  const isActive = canAccess === true && hasEdit === true;
  useEffect(() => {
    if (!isActive) return undefined;
    const press = (event: KeyboardEvent) => {
      const row = document.activeElement?.closest<HTMLElement>('main tr.RaDataTable-clickableRow');
      if (event.code !== 'KeyE' || isTaken(event) || !row) return;
      // Without a page to view, the row itself leads to the form; rows of a tree are in another order than the records.
      if (!hasShow) {
        row.click();
        return;
      }
      const record = data?.[[...row.parentElement!.children].indexOf(row)];
      if (record && isEditable(record)) redirect('edit', resource, record.id);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [data, hasShow, isActive, isEditable, redirect, resource]);
  return null;
}
