import { noticeChannels, NOTICE_KINDS, noticeKinds } from '@mall/contracts/chat';
import type { InputOf } from '@mall/web-kit';
import { isProved } from '@mall/web-kit/notices';
import {
  Alert,
  Box,
  Checkbox,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useCall, useRead, useReaderLocale } from '../api/use-call.js';
import { AddressSettings } from './AddressSettings.js';
import { HourSettings } from './HourSettings.js';

/** Settings of which kinds of notices reach the reader on which channel; the list has every notice. */
export function NoticeSettings() {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const notify = useNotify();
  const call = useCall();
  const queryClient = useQueryClient();
  const { data, error } = useRead('chat.noticeSettings.own', {});
  const reload = () => queryClient.invalidateQueries({ queryKey: ['chat.noticeSettings.own'] });
  const save = async (saving: Promise<unknown>) => {
    await saving.catch((failure: Error) => notify(failure.message, { type: 'error' }));
    await reload();
  };
  const set = (setting: InputOf<'chat.noticeSettings.set'>) => save(call('chat.noticeSettings.set', setting));
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return null;
  // The console has no service worker that could show push messages.
  const ways = data.ways.filter(({ channel }) => channel !== 'push');
  return (
    <Box sx={{ p: 2, overflowY: 'auto' }}>
      <Typography variant="body2" color="text.secondary">
        {translate('console.notices.settingsHint')}
      </Typography>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{translate('console.notices.kind')}</TableCell>
            {ways.map(({ channel }) => (
              <TableCell key={channel} align="center">
                {noticeChannels[channel].label[locale]}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {NOTICE_KINDS.map((kind) => (
            <TableRow key={kind}>
              <TableCell>{noticeKinds[kind].label[locale]}</TableCell>
              {ways.map(({ channel, onFor }) => (
                <TableCell key={channel} align="center" padding="checkbox">
                  <Checkbox
                    checked={onFor.includes(kind)}
                    slotProps={{
                      input: {
                        'aria-label': `${noticeKinds[kind].label[locale]}: ${noticeChannels[channel].label[locale]}`,
                      },
                    }}
                    onChange={({ target }) => void set({ kind, channel, isOn: target.checked })}
                  />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {ways.map(({ channel, contact, isAvailable }) =>
        isProved(channel) ? (
          <Fragment key={channel}>
            <Typography component="h3" sx={heading}>
              {noticeChannels[channel].label[locale]}
            </Typography>
            <AddressSettings {...{ channel, contact, isAvailable }} onChanged={() => void reload()} />
          </Fragment>
        ) : null,
      )}
      <Typography component="h3" sx={heading}>
        {translate('console.notices.hours')}
      </Typography>
      <HourSettings own={data} onChange={(hours) => void save(call('chat.noticeSettings.setHours', hours))} />
    </Box>
  );
}

const heading = { fontWeight: 600, mt: 3, mb: 1 } as const;
