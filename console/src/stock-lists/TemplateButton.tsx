import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { useDataProvider, useTranslate } from 'react-admin';
import type { BrandRecord } from '@mall/contracts/product';
import { localised } from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';
import { saveAs } from '../components/save-as.js';
import { useAction } from '../components/use-action.js';

/** Directories have a few hundred entries. */
const ALL = { page: 1, perPage: 1_000 };

/** Downloads an empty list in the reader's language. */
export function TemplateButton() {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const data = useDataProvider();
  const { act, isBusy } = useAction();
  const namesIn = async (resource: string, filter: object): Promise<string[]> => {
    const sort = { field: 'seq', order: 'ASC' } as const;
    const found = await data.getList(resource, { pagination: ALL, sort, filter });
    return found.data.map((record) => localised((record as unknown as BrandRecord).name, locale));
  };
  const download = async () => {
    const [{ templateFile }, make, category] = await Promise.all([
      import('./written-files.js'),
      namesIn('brands', { brandParentId: '0' }),
      namesIn('categories', {}),
    ]);
    const say = (key: string): string => translate(`console.stockLists.${key}`);
    const words = { sheet: say('sheet'), words: say('words'), column: say('column'), word: say('word') };
    saveAs(await templateFile(locale, { make, category }, words), say('templateName'), 'xlsx');
  };
  return (
    <Button
      variant="outlined"
      size="small"
      startIcon={<FileDownloadOutlined />}
      loading={isBusy}
      onClick={() => void act(download, 'console.stockLists.templateSaved')}
    >
      {translate('console.stockLists.template')}
    </Button>
  );
}
