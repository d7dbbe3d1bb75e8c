import { Box, Button, Link as MuiLink } from '@mui/material';
import { useState } from 'react';
import { DataTable, Link, NumberInput, useTranslate } from 'react-admin';
import type { HeldCarsView } from '@mall/contracts/order';
import { money } from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';
import { useMay } from '../api/use-may.js';
import { ConsoleList, denseTable, NothingHere } from '../components/ConsoleList.js';
import { Moment } from '../components/Moment.js';
import { Allowance } from '../components/holds/Allowance.js';
import { AllowHoldDialog } from '../components/holds/AllowHoldDialog.js';

const filters = [<NumberInput key="minCars" source="minCars" min={1} alwaysOn />];

const pathOfList = (resource: string, filter: object): string =>
  `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter), page: '1', perPage: '20', displayedFilters: '{}' }).toString()}`;

/** Lists buyers by the number of unpaid cars that they hold, most first, and what they share with other accounts. */
export function HeldCarsList() {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const mayAllow = useMay('order.heldCars.allow');
  const [chosen, choose] = useState<HeldCarsView>();
  return (
    <ConsoleList filters={filters} exporter={false} sort={{ field: 'cars', order: 'DESC' }}>
      <DataTable
        bulkActionButtons={false}
        rowClick={false}
        size="small"
        sx={denseTable}
        empty={<NothingHere why="console.held.none" />}
      >
        <DataTable.Col
          source="buyerName"
          className="grows"
          disableSort
          render={({ userId, buyerName }: HeldCarsView) => (
            <MuiLink component={Link} to={`/buyers/${userId}/show`}>
              {buyerName || userId}
            </MuiLink>
          )}
        />
        <DataTable.Col
          source="cars"
          align="right"
          render={({ cars, maxCars }: HeldCarsView) =>
            translate('console.held.of', { held: cars, max: maxCars })
          }
        />
        <DataTable.Col
          source="valueFee"
          align="right"
          render={({ valueFee, maxValueFee }: HeldCarsView) =>
            translate('console.held.of', {
              held: money(valueFee, 'CNY', locale),
              max: money(maxValueFee, 'CNY', locale),
            })
          }
        />
        <DataTable.Col
          source="orders"
          align="right"
          render={({ userId, orders }: HeldCarsView) => (
            <MuiLink component={Link} to={pathOfList('orders', { userId })}>
              {orders}
            </MuiLink>
          )}
        />
        <DataTable.Col
          source="payBefore"
          render={({ payBefore }: HeldCarsView) => <Moment at={payBefore} />}
        />
        <DataTable.Col source="shared" disableSort render={(held: HeldCarsView) => <Shared held={held} />} />
        <DataTable.Col
          source="allowance"
          className="grows"
          disableSort
          render={({ allowance }: HeldCarsView) => allowance && <Allowance allowance={allowance} />}
        />
        {mayAllow && (
          <DataTable.Col
            source="actions"
            disableSort
            render={(held: HeldCarsView) => (
              <Button size="small" sx={{ py: 0 }} onClick={() => choose(held)}>
                {translate('console.held.allow')}
              </Button>
            )}
          />
        )}
      </DataTable>
      {chosen && <AllowHoldDialog held={chosen} onClose={() => choose(undefined)} />}
    </ConsoleList>
  );
}

/** Links to the holds of others with the same passport, phone or network. */
function Shared({ held }: { readonly held: HeldCarsView }) {
  const translate = useTranslate();
  const kinds = [
    ['passport', held.samePassport],
    ['phone', held.samePhone],
    ['network', held.sameNetwork],
  ] as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
      {kinds.map(
        ([kind, userIds]) =>
          userIds.length > 0 && (
            <MuiLink
              key={kind}
              component={Link}
              to={pathOfList('held-cars', { ids: [held.userId, ...userIds] })}
            >
              {translate(`console.held.shared.${kind}`, { smart_count: userIds.length })}
            </MuiLink>
          ),
      )}
    </Box>
  );
}
