import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import {
  CreateButton,
  FilterButton,
  List,
  SelectColumnsButton,
  TopToolbar,
  useResourceDefinition,
  useTranslate,
  type ListProps,
} from 'react-admin';
import { ExportAllButton } from './ExportAllButton.js';
import { Pages } from './Pages.js';
import { SavedFilters } from './SavedFilters.js';

interface ListActionsProps {
  readonly hasFilters: boolean;
  readonly canExport: boolean;
  readonly more: ReactNode;
}

function ListActions({ hasFilters, canExport, more }: ListActionsProps) {
  const { hasCreate } = useResourceDefinition();
  return (
    <TopToolbar>
      {hasFilters && <FilterButton disableSaveQuery />}
      <SelectColumnsButton />
      {canExport && <ExportAllButton />}
      {more}
      {hasCreate && <CreateButton />}
    </TopToolbar>
  );
}

interface ConsoleListProps extends ListProps {
  /** Buttons beside those that every list has. */
  readonly more?: ReactNode;
}

/** The list of every resource: 20 rows a page, filters in the URL and saved ones, a choice of columns, and a field for the page number. */
export function ConsoleList({ children, more, ...props }: ConsoleListProps) {
  const hasFilters = props.filters !== undefined;
  return (
    <List
      perPage={20}
      pagination={<Pages />}
      empty={false}
      actions={<ListActions hasFilters={hasFilters} canExport={props.exporter !== false} more={more} />}
      {...props}
      sx={{ '& .RaList-main': { minWidth: 0 }, '& .filter-field .MuiFormControl-root': { my: 0 } }}
    >
      {hasFilters && <SavedFilters />}
      {children}
    </List>
  );
}

/** Sticky head and first column, dense rows. */
export const denseTable = {
  '& .RaDataTable-tableWrapper': { overflowX: 'auto', maxHeight: 'calc(100vh - 220px)' },
  '& .MuiTypography-root': { fontSize: 'inherit' },
  '& thead th': { position: 'sticky', top: 0, zIndex: 3 },
  '& .RaDataTable-headerCell:first-of-type, & tbody td:first-of-type': {
    position: 'sticky',
    left: 0,
    zIndex: 2,
    backgroundColor: 'background.paper',
  },
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
