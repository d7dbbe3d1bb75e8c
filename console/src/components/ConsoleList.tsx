import { Box, Typography, type Theme } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { List, useTranslate, type ListProps, type RaRecord } from 'react-admin';
import { useDensity } from './DensityButton.js';
import { RowsOrFailure } from './ListFailure.js';
import { ListHead } from './ListHead.js';
import { Pages } from './Pages.js';
import { RowEditKey } from './RowEditKey.js';

interface ConsoleListProps extends Omit<ListProps, 'filters' | 'actions'> {
  readonly filters?: readonly ReactElement[];
  /** Tabs by the state of the records. */
  readonly tabs?: ReactNode;
  /** Additional buttons. */
  readonly more?: ReactNode;
  /** Number of rows with pages in a list whose rows were not all counted; a list with quick far pages raises it. */
  readonly mostPaged?: number;
  /** Whether E may open the form of a record; true by default. */
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

/** Gives growing columns equal parts: with more than 100 % in all, the first would take everything. */
function shares(...counts: readonly number[]) {
  return Object.fromEntries(
    counts.map((count) => [
      `& table:has(${Array(count).fill('th.grows').join(' ~ ')}) .grows`,
      { width: `${99 / count}%` },
    ]),
  );
}

/** Compact rows are 36 px high and truncate long text; the whole text is on the record's page. */
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
    // Without room, the second fact wraps to a hidden line, because one or two letters of it would be useless.
    '& td.grows .two-lines': { flexWrap: 'wrap', height: '1lh', overflow: 'hidden' },
    '& td.grows .two-lines > *': { maxWidth: '100%' },
    // Columns of long words share the remaining width, so that the table is never wider than its page.
    '& th.grows, & td.grows': { width: '99%' },
    ...shares(2, 3, 4),
    '& td.grows': { maxWidth: 0 },
  },
  roomy: { '& tbody td': { height: 44 } },
} as const;

const hoverOverPaper = ({ palette: { action } }: Theme): string =>
  `linear-gradient(${action.hover}, ${action.hover})`;

/** Makes the head and the first column sticky. */
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
  // The hover colour of the row, over an opaque background that hides the columns behind.
  '& tbody tr:hover td:first-of-type': { backgroundImage: hoverOverPaper },
  '& thead th:first-of-type': { zIndex: 4 },
} as const;

interface NothingHereProps {
  /** Text key of the reason. */
  readonly why: string;
}

/** Explains why a table is empty. */
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
