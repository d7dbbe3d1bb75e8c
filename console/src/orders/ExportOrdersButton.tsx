import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { useState } from 'react';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import { useDownload } from '../api/use-call.js';
import { HeadButton } from '../components/HeadButton.js';
import { saveAs } from '../components/save-as.js';

/** Exports all orders within the filters, written by the server: a list of any length, in the reader's language. */
export function ExportOrdersButton() {
  const translate = useTranslate();
  const download = useDownload();
  const notify = useNotify();
  const { filterValues, total } = useListContext();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { q, ...filter } = filterValues as Record<string, unknown>;
      saveAs(await download('/api/admin/order/export', { ...filter, keyWord: q }), 'orders', 'csv');
    } catch (failure) {
      notify((failure as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <HeadButton
      label={translate('console.orders.export')}
      disabled={isBusy || total === 0}
      onClick={() => void save()}
    >
      <DownloadOutlined fontSize="small" />
    </HeadButton>
  );
}
