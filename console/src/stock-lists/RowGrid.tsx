import {
  Alert,
  Box,
  Button,
  TableBody,
  TableCell,
  TableHead,
  TablePagination,
  TableRow,
  Tab,
  Tabs,
} from '@mui/material';
import { useEffect, useState } from 'react';
import { Link, useTranslate } from 'react-admin';
import {
  STOCK_LIST_ROW_STATES,
  stockListRowStateWords,
  type StockListRowState,
  type StockListRowView,
  type StockListView,
} from '@mall/contracts/product';
import { wholeNumber } from '@mall/web-kit';
import { useCall, useRead, useReaderLocale } from '../api/use-call.js';
import { useAction } from '../components/use-action.js';
import { WideTable } from '../components/WideTable.js';
import { RowStateWord } from './state-words.js';

const PAGE = 50;

/** The first column stays in view, because reasons may stand far to the right. */
const atLeft = { position: 'sticky', left: 0, zIndex: 1, backgroundColor: 'background.paper' } as const;

/** Shows the rows of a list as they stand in the file, each with its state, and reasons at its cells. */
export function RowGrid({ list }: { readonly list: StockListView }) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const { stockListId, counts, headings, columns } = list;
  const present = STOCK_LIST_ROW_STATES.filter((one) => counts.some((count) => count.state === one));
  const [asked, setState] = useState<StockListRowState | ''>();
  const [page, setPage] = useState(0);
  // Whoever has chosen nothing sees first what is to be mended. A state that no row is in any more has no tab.
  const first = present.includes('refused') && list.state === 'checked' ? 'refused' : '';
  const wanted = asked ?? first;
  const state = wanted !== '' && present.includes(wanted) ? wanted : '';
  const { data, error, refetch } = useRead(
    'product.stockList.rows',
    { stockListId, current: page + 1, size: PAGE, ...(state && { state }) },
    { placeholderData: (before) => before },
  );
  // The rows move on with their counts.
  const moved = `${list.state} ${counts.map((count) => `${count.state} ${count.rows}`).join()}`;
  useEffect(() => void refetch(), [moved, refetch]);
  if (error) return <Alert severity="error">{error.message}</Alert>;
  const read = headings.map((_, place) => place).filter((place) => columns[place] !== '');
  return (
    <Box
      sx={{ border: 1, borderColor: 'divider', borderRadius: '10px', backgroundColor: 'background.paper' }}
    >
      <Tabs
        value={state}
        onChange={(_, next: StockListRowState | '') => {
          setState(next);
          setPage(0);
        }}
        variant="scrollable"
        aria-label={translate('console.stockLists.states')}
      >
        <Tab value="" label={translate('console.stockLists.all')} />
        {present.map((one) => (
          <Tab
            key={one}
            value={one}
            label={`${stockListRowStateWords[one][locale]} ${wholeNumber(counts.find((count) => count.state === one)!.rows, locale)}`}
          />
        ))}
      </Tabs>
      <WideTable label={translate('console.stockLists.grid')}>
        <TableHead>
          <TableRow>
            <TableCell sx={atLeft}>{translate('console.stockLists.row')}</TableCell>
            {read.map((place) => (
              <TableCell key={place} sx={{ whiteSpace: 'nowrap' }}>
                {headings[place]}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {(data?.records ?? []).map((row) => (
            <ListRow key={row.nth} list={list} row={row} places={read} />
          ))}
        </TableBody>
      </WideTable>
      {(data?.total ?? 0) > PAGE && (
        <TablePagination
          component="div"
          count={data!.total}
          page={page}
          rowsPerPage={PAGE}
          rowsPerPageOptions={[PAGE]}
          onPageChange={(_, next) => setPage(next)}
        />
      )}
    </Box>
  );
}

interface ListRowProps {
  readonly list: StockListView;
  readonly row: StockListRowView;
  /** Places of the columns that are read. */
  readonly places: readonly number[];
}

function ListRow({ list, row, places }: ListRowProps) {
  const { fileRow, cells, reasons } = row;
  return (
    <TableRow sx={{ verticalAlign: 'top' }}>
      <TableCell sx={{ ...atLeft, minWidth: { xs: 140, sm: 220 } }}>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <span>{fileRow}</span>
          <RowStateWord state={row.state} />
        </Box>
        <WholeRow list={list} row={row} />
      </TableCell>
      {places.map((place) => {
        const own = reasons.filter(({ column }) => column === place);
        return (
          <TableCell
            key={place}
            sx={{
              minWidth: own.length > 0 ? 220 : 96,
              maxWidth: 320,
              overflowWrap: 'anywhere',
              ...(own.length > 0 && { outline: '1px solid', outlineColor: 'error.main', outlineOffset: -1 }),
            }}
          >
            {cells[place]}
            <Reasons reasons={own} />
          </TableCell>
        );
      })}
    </TableRow>
  );
}

/** Shows the parts that concern the row and not one cell: changes, missing fields, and reasons without a column. */
function WholeRow({ list, row }: Omit<ListRowProps, 'places'>) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const call = useCall();
  const { act, isBusy } = useAction();
  const { changes, lacks, reasons, spuId, nth, state } = row;
  const { stockListId } = list;
  const affirm = () => call('product.stockList.affirm', { stockListId, rows: [nth] });
  const isAsked = reasons.length > 0 && reasons.every(({ isQuestion }) => isQuestion);
  return (
    <>
      <Reasons reasons={reasons.filter(({ column }) => column === undefined)} />
      {isAsked && list.state === 'checked' && (
        <Button size="small" loading={isBusy} onClick={() => void act(affirm, 'console.stockLists.affirmed')}>
          {translate('console.stockLists.affirm')}
        </Button>
      )}
      {changes.map(({ label, before, after }) => (
        <div key={label}>
          {label}
          {locale === 'zh' ? '：' : ': '}
          {before || translate('console.stockLists.empty')} → {after || translate('console.stockLists.empty')}
        </div>
      ))}
      {lacks.length > 0 && (state === 'create' || state === 'created') && (
        <Box component="details" sx={{ color: 'text.secondary' }}>
          <summary>{translate('console.stockLists.lacks', { smart_count: lacks.length })}</summary>
          {lacks.join(locale === 'zh' ? '、' : ', ')}
        </Box>
      )}
      {spuId && <Link to={`/cars/${spuId}/show`}>{translate('console.stockLists.open')}</Link>}
    </>
  );
}

const Reasons = ({ reasons }: { readonly reasons: StockListRowView['reasons'] }) =>
  reasons.map(({ text, isQuestion }) => (
    <Box key={text} sx={{ color: isQuestion ? 'warning.main' : 'error.main' }}>
      {text}
    </Box>
  ));
