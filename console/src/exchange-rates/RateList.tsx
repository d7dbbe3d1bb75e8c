import { Box } from '@mui/material';
import { DataTable, SelectInput } from 'react-admin';
import type { RateRowView } from '@mall/contracts/order';
import { useReaderLocale } from '../api/use-call.js';
import { ConsoleList, denseTable, NothingHere } from '../components/ConsoleList.js';
import { Moment } from '../components/Moment.js';
import { RateBoard } from './RateBoard.js';
import { perOne, PURPOSES, RatePurpose } from '../components/rates.js';
import { PersonName } from '../components/PersonName.js';

const filters = [<SelectInput key="purpose" source="purpose" choices={PURPOSES} alwaysOn />];

/** Lists the rates in use, and below them all entered rates, newest first. */
export function RateList() {
  const locale = useReaderLocale();
  return (
    <>
      <Box sx={{ mb: 1 }}>
        <RateBoard />
      </Box>
      <ConsoleList filters={filters} exporter={false} sort={{ field: 'asOf', order: 'DESC' }}>
        <DataTable
          bulkActionButtons={false}
          rowClick={false}
          size="small"
          sx={denseTable}
          empty={<NothingHere why="console.rates.none" />}
        >
          <DataTable.Col source="asOf" disableSort render={(row: RateRowView) => <Moment at={row.asOf} />} />
          <DataTable.Col
            source="purpose"
            disableSort
            render={(row: RateRowView) => <RatePurpose purpose={row.purpose} />}
          />
          <DataTable.Col
            align="right"
            source="rate"
            disableSort
            render={(row: RateRowView) => perOne(row, locale)}
          />
          <DataTable.Col source="source" disableSort />
          <DataTable.Col
            source="enteredBy"
            disableSort
            render={({ enteredBy, secondBy }: RateRowView) => (
              <>
                <PersonName login={enteredBy} />
                {secondBy && ', '}
                <PersonName login={secondBy} />
              </>
            )}
          />
          <DataTable.Col
            source="createTime"
            disableSort
            render={(row: RateRowView) => <Moment at={row.createTime} />}
          />
        </DataTable>
      </ConsoleList>
    </>
  );
}
