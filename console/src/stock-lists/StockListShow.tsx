import { Alert, Box, Button, LinearProgress } from '@mui/material';
import { useRecordContext, useRefresh, useTranslate } from 'react-admin';
import type { StockListRowState, StockListView } from '@mall/contracts/product';
import { useCall } from '../api/use-call.js';
import { Section } from '../components/Facts.js';
import { Age } from '../components/Moment.js';
import { RecordShow } from '../components/RecordPages.js';
import { saveAs } from '../components/save-as.js';
import { useAction } from '../components/use-action.js';
import { RowGrid } from './RowGrid.js';
import { ListStateWord } from './state-words.js';

const POLL_MS = 1_000;

const isMoving = (list: StockListView | undefined): boolean =>
  list?.state === 'checking' || list?.state === 'applying';

/** Shows what a list would do, applies it, and shows what it has done. */
export function StockListShow() {
  return (
    <RecordShow
      queryOptions={{
        refetchInterval: ({ state }) => (isMoving(state.data as StockListView | undefined) ? POLL_MS : false),
      }}
    >
      <StockListPage />
    </RecordShow>
  );
}

export const rowsIn = ({ counts }: Pick<StockListView, 'counts'>, ...states: StockListRowState[]): number =>
  counts.filter(({ state }) => states.includes(state)).reduce((sum, { rows }) => sum + rows, 0);

function StockListPage() {
  const translate = useTranslate();
  const list = useRecordContext<StockListView & { id: string }>();
  if (!list) return null;
  const { fileName, shopName, createTime, state, rows } = list;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Section title={fileName} action={<ListStateWord state={state} />}>
        <Box sx={{ color: 'text.secondary', mb: 1.5 }}>
          {shopName && `${shopName} · `}
          {translate('console.stockLists.read', { smart_count: rows })} · <Age at={createTime} />
        </Box>
        {isMoving(list) ? <Progress list={list} /> : <Actions list={list} />}
      </Section>
      <RowGrid list={list} />
    </Box>
  );
}

function Progress({ list }: { readonly list: StockListView }) {
  const translate = useTranslate();
  const { state, rows } = list;
  const left = state === 'checking' ? rowsIn(list, 'waiting') : rowsIn(list, 'create', 'change');
  const all = state === 'checking' ? rows : left + rowsIn(list, 'created', 'changed');
  const text = translate(`console.stockLists.${state}`, { done: all - left, all });
  return (
    <>
      <Box role="status">
        {text}. {translate('console.stockLists.leave')}
      </Box>
      <LinearProgress
        variant="determinate"
        value={all === 0 ? 0 : (100 * (all - left)) / all}
        aria-label={text}
        sx={{ mt: 1 }}
      />
    </>
  );
}

function Actions({ list }: { readonly list: StockListView }) {
  const translate = useTranslate();
  const call = useCall();
  const refresh = useRefresh();
  const { act, isBusy } = useAction();
  const { state, stockListId } = list;
  const passed = rowsIn(list, 'create', 'change');
  if (state === 'reading')
    return <Alert severity="warning">{translate('console.stockLists.interrupted')}</Alert>;
  const apply = async () => {
    await act(() => call('product.stockList.apply', { stockListId }), 'console.stockLists.started');
    refresh();
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      {state === 'checked' && passed > 0 && (
        <>
          <Button variant="contained" loading={isBusy} onClick={() => void apply()}>
            {translate('console.stockLists.apply', { smart_count: passed })}
          </Button>
          <Box sx={{ color: 'text.secondary', flex: '1 1 240px' }}>
            {translate('console.stockLists.applyHint')}
          </Box>
        </>
      )}
      {state === 'checked' && passed === 0 && (
        <Alert severity="info" sx={{ flex: 1 }}>
          {translate('console.stockLists.nothingToApply')}
        </Alert>
      )}
      {state === 'applied' && (
        <Alert severity="success" sx={{ flex: 1 }}>
          {translate('console.stockLists.appliedAll')}
        </Alert>
      )}
      {rowsIn(list, 'refused') > 0 && <RefusedButton list={list} />}
    </Box>
  );
}

const PAGE = 500;

/** Downloads the refused rows with their reasons, to be mended and loaded again. */
function RefusedButton({ list }: { readonly list: StockListView }) {
  const translate = useTranslate();
  const call = useCall();
  const { act, isBusy } = useAction();
  const { stockListId, fileName } = list;
  const download = async () => {
    const { refusedFile } = await import('./written-files.js');
    const pages = Array.from({ length: Math.ceil(rowsIn(list, 'refused') / PAGE) }, (_, at) => at + 1);
    const rows = [];
    for (const current of pages) {
      const request = { stockListId, state: 'refused', current, size: PAGE } as const;
      rows.push(...(await call('product.stockList.rows', request)).records);
    }
    const file = await refusedFile(list, rows, translate('console.stockLists.reasons'));
    saveAs(file, `${fileName.replace(/\.\w+$/, '')}-${translate('console.stockLists.refusedName')}`, 'xlsx');
  };
  return (
    <Button
      variant="outlined"
      loading={isBusy}
      onClick={() => void act(download, 'console.stockLists.refusedSaved')}
    >
      {translate('console.stockLists.refusedFile')}
    </Button>
  );
}
