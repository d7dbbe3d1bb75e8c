import {
  DELIVERY_STATES,
  NOTICE_CHANNELS,
  noticeChannels,
  noticeKinds,
  type NoticeDeliveryView,
} from '@mall/contracts/chat';
import { Button } from '@mui/material';
import { useState } from 'react';
import { DataTable, SelectInput, useNotify, useRefresh, useTranslate } from 'react-admin';
import { useCall, useReaderLocale } from '../api/use-call.js';
import { useMay } from '../api/use-may.js';
import { ConsoleList, denseTable, NothingHere } from '../components/ConsoleList.js';
import { Age } from '../components/Moment.js';
import { Reader } from './Reader.js';

/** Lists outgoing notices; failed ones first. */
export function DeliveryList() {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const canSend = useMay('chat.delivery.sendAgain');
  const filters = [
    <SelectInput
      key="state"
      source="state"
      choices={DELIVERY_STATES.map((id) => ({ id, name: `console.deliveries.states.${id}` }))}
      alwaysOn
    />,
    <SelectInput
      key="channel"
      source="channel"
      choices={NOTICE_CHANNELS.filter((id) => id !== 'page').map((id) => ({
        id,
        name: noticeChannels[id].label[locale],
      }))}
      translateChoice={false}
      alwaysOn
    />,
  ];
  return (
    <ConsoleList
      filters={filters}
      filterDefaultValues={{ state: 'failed' }}
      exporter={false}
      sort={{ field: 'createTime', order: 'DESC' }}
    >
      <DataTable
        bulkActionButtons={false}
        rowClick={false}
        size="small"
        sx={denseTable}
        empty={<NothingHere why="console.deliveries.none" />}
      >
        <DataTable.Col source="deliveryId" disableSort />
        <DataTable.Col
          source="state"
          disableSort
          render={({ state }: NoticeDeliveryView) => translate(`console.deliveries.states.${state}`)}
        />
        <DataTable.Col
          source="channel"
          disableSort
          render={({ way }: NoticeDeliveryView) => noticeChannels[way].label[locale]}
        />
        <DataTable.Col
          source="kind"
          className="grows"
          disableSort
          render={({ kind }: NoticeDeliveryView) =>
            kind ? noticeKinds[kind].label[locale] : translate('console.deliveries.digest')
          }
        />
        <DataTable.Col
          source="readerId"
          disableSort
          render={(row: NoticeDeliveryView) => <Reader delivery={row} />}
        />
        <DataTable.Col source="address" className="grows" disableSort />
        <DataTable.NumberCol source="attempts" />
        <DataTable.Col
          source="reason"
          className="grows"
          disableSort
          cellSx={() => ({ overflowWrap: 'anywhere' })}
        />
        <DataTable.Col
          source="createTime"
          render={({ createTime }: NoticeDeliveryView) => <Age at={createTime} />}
        />
        {canSend && (
          <DataTable.Col
            source="sendAgain"
            label=""
            disableSort
            render={(row: NoticeDeliveryView) => row.state === 'failed' && <SendAgain delivery={row} />}
          />
        )}
      </DataTable>
    </ConsoleList>
  );
}

function SendAgain({ delivery: { deliveryId } }: { readonly delivery: NoticeDeliveryView }) {
  const translate = useTranslate();
  const call = useCall();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      await call('chat.delivery.sendAgain', { deliveryId });
      notify('console.deliveries.willSend', { type: 'success' });
    } catch (failure) {
      notify((failure as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
      refresh();
    }
  };
  return (
    <Button size="small" loading={isBusy} onClick={() => void send()}>
      {translate('console.deliveries.sendAgain')}
    </Button>
  );
}
