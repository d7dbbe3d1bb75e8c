import { Box, Typography, type Theme } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { List, useTranslate, type ListProps, type RaRecord } from 'react-admin';
import { useDensity } from './density.js';
import { RowsOrFailure } from './ListFailure.js';
import { ListHead } from './ListHead.js';
import { Pages } from './Pages.js';
import { RowEditKey } from './RowEditKey.js';

interface ConsoleListProps extends Omit<ListProps, 'filters' | 'actions'> {
  readonly filters?: readonly ReactElement[];
  /** The states of the records as tabs. */
  readonly tabs?: ReactNode;
  /** Buttons beside those that every list has. */
  readonly more?: ReactNode;
  /** Rows that pages are offered for in a list that was not counted to its end, where far pages are as quick as the first. */
  readonly mostPaged?: number;
  /** Whether E may open the form of a record; every one unless told otherwise. */
  readonly isEditable?: (record: RaRecord) => boolean;
}

const always = () => true;

/** The list of every resource: one line of states, filters and buttons, 20 rows a page, and a field for the page number. */
export function ConsoleList({
  children,
  filters = [],
  tabs,
  more,
  mostPaged,
  isEditable = always,
  ...props
}: ConsoleListProps) {
  const { density } = useDensity();
  return (
    <List
      perPage={20}
      pagination={<Pages mostPaged={mostPaged} />}
      empty={false}
      actions={false}
      {...props}
      sx={{
        '& .RaList-main': { minWidth: 0 },
        '& .RaList-noActions': { mt: 0 },
        '& .RaList-content': { overflow: 'visible' },
        ...rowsOf[density],
      }}
    >
      <ListHead filters={filters} tabs={tabs} canExport={props.exporter !== false} more={more} />
      <RowEditKey isEditable={isEditable} />
      <RowsOrFailure>{children}</RowsOrFailure>
    </List>
  );
}

/** Equal parts for that many growing columns: with more than 100 % in all, the first would take everything. */
function shares(...counts: readonly number[]) {
  return Object.fromEntries(
    counts.map((count) => [
      `& table:has(${Array(count).fill('th.grows').join(' ~ ')}) .grows`,
      { width: `${99 / count}%` },
    ]),
  );
}

/** Compact rows are 36 px high, so what does not fit is cut off; the whole text is on the record's page. */
const rowsOf = {
  compact: {
    '& tbody td': {
      height: 36,
      py: 0,
      maxWidth: 320,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& tbody .MuiCheckbox-root': { p: 0.5 },
    '& tbody .MuiIconButton-root': { p: 0.5 },
    '& .two-lines': {
      display: 'flex',
      columnGap: 1,
      minWidth: 0,
      '& > *': { overflow: 'hidden', textOverflow: 'ellipsis' },
    },
    '& .two-lines > :last-child:not(:first-of-type)': { flexShrink: 1000 },
    '& .two-lines > *:first-of-type': { flexShrink: 1 },
    // Its second fact, without room, goes to a line that is not shown: a letter or two of it say nothing.
    '& td.grows .two-lines': { flexWrap: 'wrap', height: '1lh', overflow: 'hidden' },
    '& td.grows .two-lines > *': { maxWidth: '100%' },
    // Columns of long words share what the others leave, so that the table is never wider than its page.
    '& th.grows, & td.grows': { width: '99%' },
    ...shares(2, 3, 4),
    '& td.grows': { maxWidth: 0 },
  },
  roomy: { '& tbody td': { height: 44 } },
} as const;

const hoverOverPaper = ({ palette: { action } }: Theme): string =>
  `linear-gradient(${action.hover}, ${action.hover})`;

/** Sticky head and first column. */
export const denseTable = {
  '& .RaDataTable-tableWrapper': { overflowX: 'auto', maxHeight: 'calc(100vh - 216px)' },
  '& .MuiTypography-root': { fontSize: 'inherit' },
  '& thead th': { position: 'sticky', top: 0, zIndex: 3 },
  '& .RaDataTable-headerCell:first-of-type, & tbody td:first-of-type': {
    position: 'sticky',
    left: 0,
    zIndex: 2,
    backgroundColor: 'background.paper',
  },
  // The colour of the row under the pointer, over a ground that other columns do not shine through.
  '& tbody tr:hover td:first-of-type': { backgroundImage: hoverOverPaper },
  '& thead th:first-of-type': { zIndex: 4 },
} as const;

interface NothingHereProps {
  /** Key of the sentence that says why. */
  readonly why: string;
}

/** Why a table is empty, in words. */
export function NothingHere({ why }: NothingHereProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ p: 4, textAlign: 'center' }}>
      <Typography variant="body2" color="text.secondary">
        {translate(why)}
      </Typography>
    </Box>
  );
}
