import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { DataTable, useTranslate } from 'react-admin';
import type { FactorResetView } from '@mall/contracts/auth';
import { useCall } from '../api/use-call.js';
import { ConsoleList, denseTable, NothingHere } from '../components/ConsoleList.js';
import { FormDialog } from '../components/FormDialog.js';
import { Age } from '../components/Moment.js';
import { PersonName } from '../components/PersonName.js';
import { TwoLines } from '../components/TwoLines.js';

interface Decision {
  readonly reset: FactorResetView;
  readonly isConfirmation: boolean;
}

/** Lists resets of second factors that wait for a second member of staff, the longest waiting on top. */
export function FactorResetList() {
  const translate = useTranslate();
  const [decision, decide] = useState<Decision>();
  return (
    <ConsoleList exporter={false} sort={{ field: 'askedTime', order: 'ASC' }}>
      <DataTable
        bulkActionButtons={false}
        rowClick={false}
        size="small"
        sx={denseTable}
        empty={<NothingHere why="console.factorResets.none" />}
      >
        <DataTable.Col
          source="username"
          render={({ username, side }: FactorResetView) => (
            <TwoLines main={username} under={translate(`console.factorResets.${side}`)} />
          )}
        />
        <DataTable.Col source="reason" className="grows" disableSort />
        <DataTable.Col
          source="askedBy"
          render={({ askedBy }: FactorResetView) => <PersonName login={askedBy} />}
        />
        <DataTable.Col
          source="askedTime"
          render={({ askedTime }: FactorResetView) => <Age at={askedTime} />}
        />
        <DataTable.Col
          source="actions"
          disableSort
          render={(reset: FactorResetView) => (
            <Box sx={{ display: 'flex', gap: 1 }}>
              {!reset.isOwn && (
                <Button size="small" sx={{ py: 0 }} onClick={() => decide({ reset, isConfirmation: true })}>
                  {translate('console.factorResets.confirm')}
                </Button>
              )}
              <Button
                size="small"
                sx={{ py: 0 }}
                title={reset.isOwn ? translate('console.factorResets.own') : undefined}
                onClick={() => decide({ reset, isConfirmation: false })}
              >
                {translate(`console.factorResets.${reset.isOwn ? 'withdraw' : 'refuse'}`)}
              </Button>
            </Box>
          )}
        />
      </DataTable>
      {decision && <ResetDialog {...decision} onClose={() => decide(undefined)} />}
    </ConsoleList>
  );
}

/** Names the person and the reason, so that nobody confirms another row than intended. */
function ResetDialog({ reset, isConfirmation, onClose }: Decision & { readonly onClose: () => void }) {
  const translate = useTranslate();
  const call = useCall();
  const { resetId, username, reason, isOwn } = reset;
  const act = isConfirmation ? 'confirm' : isOwn ? 'withdraw' : 'refuse';
  return (
    <FormDialog
      title={`${translate(`console.factorResets.${act}`)}: ${username}`}
      hint={translate(`console.factorResets.${isConfirmation ? 'confirmHint' : 'refuseHint'}`)}
      confirm={translate(`console.factorResets.${act}`)}
      done={`console.factorResets.${isConfirmation ? 'confirmed' : 'refused'}`}
      isAtConfirm
      onSubmit={() =>
        call(isConfirmation ? 'auth.confirmFactorReset' : 'auth.refuseFactorReset', { resetId })
      }
      onClose={onClose}
    >
      <div>{reason}</div>
    </FormDialog>
  );
}
