import { Box } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import {
  ColumnsButton,
  CreateButton,
  FilterButton,
  FilterContext,
  FilterForm,
  useResourceDefinition,
  useTranslate,
} from 'react-admin';
import { DensityButton } from './DensityButton.js';
import { ExportAllButton } from './ExportAllButton.js';
import { SavedFilters, SaveFilterButton } from './SavedFilters.js';

interface ListHeadProps {
  readonly filters: readonly ReactElement[];
  /** Tabs by the state of the records, with their numbers. */
  readonly tabs: ReactNode;
  readonly canExport: boolean;
  /** Additional buttons. */
  readonly more: ReactNode;
}

/** One line above a list with its states, filters and buttons. Added filters follow on a second line. */
export function ListHead({ filters, tabs, canExport, more }: ListHeadProps) {
  const translate = useTranslate();
  const { hasCreate } = useResourceDefinition();
  const hasFilters = filters.length > 0;
  const canAdd = filters.some(({ props }) => !(props as { alwaysOn?: boolean }).alwaysOn);
  return (
    <FilterContext.Provider value={[...filters]}>
      <Box sx={headStyle}>
        {tabs}
        {hasFilters && <FilterForm />}
        <Box className="buttons">
          <span className="icons">
            {canAdd && <FilterButton disableSaveQuery title={translate('ra.action.add_filter')} />}
            {hasFilters && <SaveFilterButton />}
            <DensityButton />
            <ColumnsButton title={translate('ra.action.select_columns')} />
            {canExport && <ExportAllButton />}
            {more}
          </span>
          {hasCreate && <CreateButton variant="contained" />}
        </Box>
        {hasFilters && <SavedFilters />}
      </Box>
    </FilterContext.Provider>
  );
}

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  minHeight: 44,
  px: 1,
  borderBottom: 1,
  borderColor: 'divider',
  // Permanent inputs are in this line; added ones go below.
  '& form': { display: 'contents' },
  '& .RaFilterFormInput-spacer, & .RaFilterForm-clearFix': { display: 'none' },
  '& .filter-field': { width: 'auto', alignItems: 'center', my: 0.5 },
  '& .filter-field:has(.hide-filter)': { order: 2 },
  '& .filter-field.RaFilterForm-filterFormInput .MuiFormControl-root': {
    my: 0,
    minWidth: 112,
    maxWidth: 176,
    // Wide enough to read a choice out of many.
    '&:has(.MuiAutocomplete-root, .MuiAutocomplete-inputRoot)': { width: 176 },
    // As wide as its label, which would be truncated otherwise: the label is part of the layout, in the same cell as the field.
    '&:has(.MuiSelect-select)': {
      display: 'grid',
      width: 'max-content',
      '& > *': { gridArea: '1 / 1' },
      '& > .MuiInputLabel-root': { position: 'static', alignSelf: 'start', maxWidth: 'none', pr: 6 },
    },
  },
  '& .filter-field .MuiInputBase-root': { height: 32, fontSize: 'var(--table-text)' },
  '& .filter-field .MuiInputLabel-root': { fontSize: 'var(--table-text)' },
  '& .filter-field .MuiInputLabel-root:not(.MuiInputLabel-shrink)': { transform: 'translate(12px, 6px)' },
  '& .filter-field .MuiFormControlLabel-root': { ml: 0 },
  '& .filter-field .hide-filter': { mb: 0 },
  '& .buttons': { display: 'flex', alignItems: 'center', gap: 0.5, ml: 'auto', minHeight: 44 },
  '& .buttons .MuiButton-root': { whiteSpace: 'nowrap' },
  // react-admin's text buttons become icons; their text stays as tooltip and accessible name.
  '& .icons': { display: 'flex', alignItems: 'center' },
  '& .icons .MuiButton-root': { minWidth: 0, p: 0.5, fontSize: 0 },
  '& .icons .MuiButton-startIcon': { m: 0, '& > *': { fontSize: 20 } },
  '& > .saved': { order: 2, flexBasis: '100%' },
} as const;
