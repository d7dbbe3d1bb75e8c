import GetAppOutlined from '@mui/icons-material/GetAppOutlined';
import { useState } from 'react';
import { fetchRelatedRecords, useDataProvider, useListContext, useNotify, useTranslate } from 'react-admin';
import { HeadButton } from './HeadButton.js';
import { readAll } from './read-all.js';

/** Exports every row of the filtered list, or reports that they are too many for one file. */
export function ExportAllButton() {
  const { exporter, filter, filterValues, resource, sort, total } = useListContext();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const translate = useTranslate();
  const [isBusy, setBusy] = useState(false);
  if (!exporter) return null;

  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      const all = await readAll(dataProvider, resource, { sort, filter: { ...filterValues, ...filter } });
      await exporter(all.records, fetchRelatedRecords(dataProvider), dataProvider, resource);
      if (all.records.length < all.total)
        notify('console.list.exportedPart', {
          type: 'warning',
          messageArgs: { count: all.records.length, total: all.total },
        });
    } catch {
      notify('ra.notification.http_error', { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <HeadButton
      label={translate('ra.action.export')}
      disabled={isBusy || total === 0}
      onClick={() => void save()}
    >
      <GetAppOutlined fontSize="small" />
    </HeadButton>
  );
}
