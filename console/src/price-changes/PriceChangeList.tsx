import { Box, Button, Link as MuiLink } from '@mui/material';
import { useState } from 'react';
import { DataTable, Link, useTranslate } from 'react-admin';
import type { PriceChangeView } from '@mall/contracts/product';
import { localised, money } from '@mall/web-kit';
import { useCall, useReaderLocale } from '../api/use-call.js';
import { ConsoleList, denseTable, NothingHere } from '../components/ConsoleList.js';
import { FormDialog } from '../components/FormDialog.js';
import { Age } from '../components/Moment.js';
import { Yuan } from '../components/Money.js';
import { PersonName } from '../components/PersonName.js';
import { ReasonDialog } from '../components/ReasonDialog.js';
import { TwoLines } from '../components/TwoLines.js';

interface Decision {
  readonly change: PriceChangeView;
  readonly isApproval: boolean;
}

/** Lists prices that a second member of staff has to approve, the longest waiting on top. */
export function PriceChangeList() {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const [decision, decide] = useState<Decision>();
  return (
    <ConsoleList exporter={false} sort={{ field: 'proposedTime', order: 'ASC' }}>
      <DataTable
        bulkActionButtons={false}
        rowClick={false}
        size="small"
        sx={denseTable}
        empty={<NothingHere why="console.prices.none" />}
      >
        <DataTable.Col
          source="name"
          className="grows"
          disableSort
          render={({ spuId, name, shopName }: PriceChangeView) => (
            <TwoLines
              main={
                <MuiLink component={Link} to={`/cars/${spuId}/show`}>
                  {localised(name, locale)}
                </MuiLink>
              }
              under={shopName}
            />
          )}
        />
        <DataTable.Col
          source="oldPriceFee"
          align="right"
          disableSort
          render={(change: PriceChangeView) => (
            <Prices fee={change.oldPriceFee} wholesaleFee={change.oldWholesalePriceFee} />
          )}
        />
        <DataTable.Col
          source="priceFee"
          align="right"
          disableSort
          render={(change: PriceChangeView) => (
            <Prices fee={change.priceFee} wholesaleFee={change.wholesalePriceFee} />
          )}
        />
        <DataTable.Col
          source="departurePercent"
          disableSort
          render={(change: PriceChangeView) => <Departure change={change} />}
        />
        <DataTable.Col
          source="medianFee"
          align="right"
          disableSort
          render={({ medianFee }: PriceChangeView) => <Yuan fen={medianFee} />}
        />
        <DataTable.Col
          source="proposedBy"
          disableSort
          render={({ proposedBy }: PriceChangeView) => <PersonName login={proposedBy} />}
        />
        <DataTable.Col
          source="proposedTime"
          disableSort
          render={({ proposedTime }: PriceChangeView) => <Age at={proposedTime} />}
        />
        <DataTable.Col
          source="actions"
          disableSort
          render={(change: PriceChangeView) => (
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
              {!change.isOwn && (
                <Button size="small" sx={{ py: 0 }} onClick={() => decide({ change, isApproval: true })}>
                  {translate('console.prices.approve')}
                </Button>
              )}
              <Button
                size="small"
                sx={{ py: 0 }}
                title={change.isOwn ? translate('console.prices.own') : undefined}
                onClick={() => decide({ change, isApproval: false })}
              >
                {translate(`console.prices.${change.isOwn ? 'withdraw' : 'reject'}`)}
              </Button>
            </Box>
          )}
        />
      </DataTable>
      {decision && <PriceDialog {...decision} onClose={() => decide(undefined)} />}
    </ConsoleList>
  );
}

interface PricesProps {
  readonly fee: number;
  readonly wholesaleFee: number | null;
}

function Prices({ fee, wholesaleFee }: PricesProps) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const wholesale =
    wholesaleFee !== null &&
    translate('console.prices.wholesale', { price: money(wholesaleFee, 'CNY', locale) });
  return <TwoLines main={<Yuan fen={fee} />} under={wholesale} />;
}

function Departure({ change }: { readonly change: PriceChangeView }) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const { departsFromFee, departurePercent } = change;
  return (
    <>
      {translate('console.prices.differs', {
        price: money(departsFromFee, 'CNY', locale),
        percent: departurePercent,
      })}
    </>
  );
}

/** Names the car and both prices, so that nobody approves another row than intended. */
function PriceDialog({ change, isApproval, onClose }: Decision & { readonly onClose: () => void }) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const call = useCall();
  const { proposalId, priceFee, wholesalePriceFee, isOwn } = change;
  const name = localised(change.name, locale);
  if (!isApproval) {
    const action = translate(`console.prices.${isOwn ? 'withdraw' : 'reject'}`);
    return (
      <ReasonDialog
        title={`${action}: ${name}`}
        hint={translate('console.prices.rejectHint')}
        confirm={action}
        done="console.prices.rejected"
        onConfirm={(reason) => call('product.price.reject', { proposalId, reason })}
        onClose={onClose}
      />
    );
  }
  return (
    <FormDialog
      title={name}
      hint={translate('console.prices.approveHint')}
      confirm={translate('console.prices.approve')}
      done="console.prices.approved"
      isAtConfirm
      onSubmit={() =>
        call('product.price.approve', {
          proposalId,
          priceFee,
          wholesalePriceFee: wholesalePriceFee ?? undefined,
        })
      }
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
        <Side label="oldPriceFee" fee={change.oldPriceFee} wholesaleFee={change.oldWholesalePriceFee} />
        <Side label="priceFee" fee={priceFee} wholesaleFee={wholesalePriceFee} />
      </Box>
      <div>
        <Departure change={change} />
      </div>
    </FormDialog>
  );
}

function Side({ label, ...prices }: PricesProps & { readonly label: string }) {
  const translate = useTranslate();
  return (
    <div>
      <Box sx={{ color: 'text.secondary' }}>{translate(`resources.price-changes.fields.${label}`)}</Box>
      <Box sx={{ fontSize: '1.25rem', fontWeight: 600 }}>
        <Prices {...prices} />
      </Box>
    </div>
  );
}
