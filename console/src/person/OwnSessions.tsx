import { Box, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { OwnSessionView } from '@mall/contracts/auth';
import { mustLoad, useCall, useRead } from '../api/use-call.js';
import { Section } from '../components/Facts.js';
import { Age, Moment } from '../components/Moment.js';
import { Device, ThisSession } from '../components/sessions/SessionCells.js';
import { EndSessionButton } from '../components/sessions/EndSessionButton.js';
import { WideTable } from '../components/WideTable.js';

const COLUMNS = ['device', 'address', 'since', 'lastUse', 'state'] as const;

/** Lists the signed-in person's sessions; all but this one can be ended. */
export function OwnSessions() {
  const translate = useTranslate();
  return (
    <Section title={translate('console.sessions.own')}>
      <SessionTable />
    </Section>
  );
}

function SessionTable() {
  const translate = useTranslate();
  const { data: sessions = [], refetch } = useRead('auth.ownSessions', {}, mustLoad);
  return (
    <WideTable label={translate('console.sessions.own')}>
      <TableHead>
        <TableRow>
          {COLUMNS.map((column) => (
            <TableCell key={column}>{translate(`console.sessions.${column}`)}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {sessions.map((session) => (
          <OwnSession key={session.sessionId} session={session} onEnded={refetch} />
        ))}
      </TableBody>
    </WideTable>
  );
}

interface OwnSessionProps {
  readonly session: OwnSessionView;
  readonly onEnded: () => Promise<unknown>;
}

function OwnSession({ session, onEnded }: OwnSessionProps) {
  const call = useCall();
  const { sessionId, userAgent, remoteAddr, createTime, lastUseTime, isCurrent } = session;
  const end = async () => {
    await call('auth.endOwnSession', { sessionId });
    await onEnded();
  };
  return (
    <TableRow>
      <TableCell>
        <Device userAgent={userAgent} />
      </TableCell>
      <TableCell>{remoteAddr}</TableCell>
      <TableCell>
        <Moment at={createTime} />
      </TableCell>
      <TableCell>
        <Age at={lastUseTime} />
      </TableCell>
      <TableCell>
        {isCurrent ? (
          <ThisSession />
        ) : (
          // Aligns the button's text with the other text of the column.
          <Box sx={{ ml: -0.5 }}>
            <EndSessionButton who={remoteAddr ?? ''} onEnd={end} />
          </Box>
        )}
      </TableCell>
    </TableRow>
  );
}
