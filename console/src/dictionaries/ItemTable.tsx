import { Box, Button, Typography } from '@mui/material';
import { DataTable, ReferenceManyField, useCanAccess, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { DictionaryItemView, DictionaryView } from '@mall/contracts/admin';
import { NothingHere } from '../components/ConsoleList.js';
import { ToneWord } from '../components/StatusWord.js';

/** Lists the words of a dictionary in their order. */
export function ItemTable() {
  const translate = useTranslate();
  const dictionary = useRecordContext<DictionaryView & { id: string }>();
  const { canAccess } = useCanAccess({ resource: 'dictionary-items', action: 'create' });
  if (!dictionary) return null;
  return (
    <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          {translate('resources.dictionary-items.name', 2)}
        </Typography>
        {canAccess && (
          <Button
            component={Link}
            to="/dictionary-items/create"
            state={{ record: { dictId: dictionary.id } }}
            size="small"
          >
            {translate('ra.action.add')}
          </Button>
        )}
      </Box>
      <ReferenceManyField
        reference="dictionary-items"
        target="dictId"
        perPage={200}
        sort={{ field: 'sortOrder', order: 'ASC' }}
      >
        <DataTable
          bulkActionButtons={false}
          rowClick="edit"
          size="small"
          empty={<NothingHere why="console.dictionaries.noItems" />}
        >
          <DataTable.Col
            source="label"
            disableSort
            render={(item: DictionaryItemView) => <ToneWord tone={item.listClass}>{item.label}</ToneWord>}
          />
          <DataTable.Col source="itemValue" />
          <DataTable.NumberCol source="sortOrder" />
          <DataTable.Col source="remarks" disableSort />
        </DataTable>
      </ReferenceManyField>
    </Box>
  );
}
