import { Box, Button, Link as MuiLink, TextField } from '@mui/material';
import { useState } from 'react';
import { DataTable, Link, useTranslate } from 'react-admin';
import {
  PERSONAL_REQUEST_STATES,
  personalRequestKinds,
  personalRequestStates,
  type PersonalRequestView,
} from '@mall/contracts/user';
import { useCall, useReaderLocale } from '../api/use-call.js';
import { useMay } from '../api/use-may.js';
import { ConsoleList, denseTable, NothingHere } from '../components/ConsoleList.js';
import { FormDialog } from '../components/FormDialog.js';
import { Moment } from '../components/Moment.js';
import { PersonName } from '../components/PersonName.js';
import { StateTabs } from '../components/StatusTabs.js';
import { TwoLines } from '../components/TwoLines.js';

/** Lists requests of people about their data; of the open ones, that which is due first on top. */
export function PersonalRequestList() {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const mayRefuse = useMay('user.personal.refuse');
  const mayErase = useMay('user.personal.erase');
  const [refused, refuse] = useState<PersonalRequestView>();
  const [erased, erase] = useState<PersonalRequestView>();
  return (
    <ConsoleList
      tabs={<RequestTabs />}
      exporter={false}
      filterDefaultValues={{ state: 'waiting' }}
      sort={{ field: 'dueTime', order: 'ASC' }}
    >
      <DataTable
        bulkActionButtons={false}
        rowClick={false}
        size="small"
        sx={denseTable}
        empty={<NothingHere why="console.personalRequests.none" />}
      >
        <DataTable.Col source="requestId" />
        <DataTable.Col
          source="kind"
          disableSort
          render={({ kind }: PersonalRequestView) => personalRequestKinds[kind][locale]}
        />
        <DataTable.Col
          source="userId"
          disableSort
          className="grows"
          render={({ userId, userName, mobileMasked }: PersonalRequestView) => (
            <TwoLines
              main={
                <MuiLink component={Link} to={`/buyers/${userId}/show`}>
                  {userName ?? userId}
                </MuiLink>
              }
              under={mobileMasked}
            />
          )}
        />
        <DataTable.Col
          source="askedTime"
          render={({ askedTime }: PersonalRequestView) => <Moment at={askedTime} />}
        />
        <DataTable.Col source="dueTime" render={(request: PersonalRequestView) => <Due {...request} />} />
        <DataTable.Col
          source="state"
          disableSort
          className="grows"
          render={({ kind, state, reason, isBegun, partsDone }: PersonalRequestView) => (
            <TwoLines
              main={personalRequestStates[state][locale]}
              under={
                kind === 'erasure' && state === 'waiting' && isBegun
                  ? translate('console.personalRequests.parts', { smart_count: partsDone.length })
                  : reason
              }
            />
          )}
        />
        <DataTable.Col
          source="decidedBy"
          disableSort
          render={({ decidedBy }: PersonalRequestView) => <PersonName login={decidedBy} />}
        />
        <DataTable.Col
          source="endedTime"
          render={({ endedTime }: PersonalRequestView) => <Moment at={endedTime} />}
        />
        <DataTable.Col
          source="actions"
          disableSort
          render={(request: PersonalRequestView) =>
            request.state === 'waiting' &&
            !request.isBegun && (
              <Box sx={{ display: 'flex', gap: 1 }}>
                {mayErase && request.kind === 'erasure' && (
                  <Button size="small" color="error" sx={{ py: 0 }} onClick={() => erase(request)}>
                    {translate('console.personalRequests.erase')}
                  </Button>
                )}
                {mayRefuse && (
                  <Button size="small" sx={{ py: 0 }} onClick={() => refuse(request)}>
                    {translate('console.personalRequests.refuse')}
                  </Button>
                )}
              </Box>
            )
          }
        />
      </DataTable>
      {erased && <EraseDialog request={erased} onClose={() => erase(undefined)} />}
      {refused && <RefuseDialog request={refused} onClose={() => refuse(undefined)} />}
    </ConsoleList>
  );
}

/** Shows the due date, in red once it has passed. */
function Due({ dueTime, isOverdue }: PersonalRequestView) {
  const translate = useTranslate();
  return (
    <Box
      component="span"
      sx={isOverdue ? { color: 'error.main', fontWeight: 600 } : undefined}
      title={isOverdue ? translate('console.personalRequests.overdue') : undefined}
    >
      <Moment at={dueTime} />
      {isOverdue && ` · ${translate('console.personalRequests.overdue')}`}
    </Box>
  );
}

function RequestTabs() {
  const locale = useReaderLocale();
  const states = PERSONAL_REQUEST_STATES.map((state) => ({
    value: state,
    label: personalRequestStates[state][locale],
    filter: { state },
  }));
  return <StateTabs source="state" label="resources.personal-requests.fields.state" states={states} />;
}

function EraseDialog({
  request: { requestId, userName, userId },
  onClose,
}: {
  readonly request: PersonalRequestView;
  readonly onClose: () => void;
}) {
  const translate = useTranslate();
  const call = useCall();
  return (
    <FormDialog
      title={`${translate('console.personalRequests.erase')}: ${userName ?? userId}`}
      hint={translate('console.personalRequests.eraseHint')}
      confirm={translate('console.personalRequests.erase')}
      done="console.personalRequests.erased"
      onSubmit={() => call('user.personal.erase', { requestId })}
      onClose={onClose}
    />
  );
}

function RefuseDialog({
  request: { requestId, kind, userName, userId },
  onClose,
}: {
  readonly request: PersonalRequestView;
  readonly onClose: () => void;
}) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const call = useCall();
  return (
    <FormDialog
      title={`${translate('console.personalRequests.refuse')}: ${personalRequestKinds[kind][locale]}, ${userName ?? userId}`}
      hint={translate('console.personalRequests.refuseHint')}
      confirm={translate('console.personalRequests.refuse')}
      done="console.personalRequests.refused"
      onSubmit={(typed) => call('user.personal.refuse', { requestId, reason: typed('reason') ?? '' })}
      onClose={onClose}
    >
      <TextField
        name="reason"
        label={translate('resources.personal-requests.fields.reason')}
        required
        multiline
        minRows={3}
        slotProps={{ htmlInput: { minLength: 5, maxLength: 1000 } }}
      />
    </FormDialog>
  );
}
