import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PageTextVersionView, PageTextView } from '@mall/contracts/admin';
import { useRead } from '../api/use-call.js';
import { Moment } from '../components/Moment.js';
import { PersonName } from '../components/PersonName.js';
import { WideTable } from '../components/WideTable.js';
import { TextOrigin } from './TextOrigin.js';
import { VersionComparison } from './VersionComparison.js';

interface HistoryDialogProps {
  readonly text: PageTextView;
  readonly onClose: () => void;
}

/** Maximum number of listed versions; older ones are found by their day. */
const SHOWN = 50;

/** Lists all versions of a text with their differences from the one in force, and a button that restores one. */
export function HistoryDialog({ text, onClose }: HistoryDialogProps) {
  const translate = useTranslate();
  const [day, setDay] = useState('');
  const [chosen, setChosen] = useState<number | 'shipped'>();
  const inForceAt = endOf(day);
  const { data, error } = useRead('admin.pageText.versions', {
    code: text.code,
    current: 1,
    size: SHOWN,
    ...(inForceAt && { inForceAt }),
  });
  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth>
      <DialogTitle>{translate('console.pageTexts.history')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridAutoRows: 'max-content' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, pt: 1 }}>
          <TextField
            type="date"
            size="small"
            label={translate('console.pageTexts.inForceOn')}
            value={day}
            onChange={({ target }) => setDay(target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
            sx={{ minWidth: 240 }}
          />
          {text.differsFromShipped && (
            <Button onClick={() => setChosen('shipped')}>{translate('console.pageTexts.showShipped')}</Button>
          )}
        </Box>
        {error && <Alert severity="error">{error.message}</Alert>}
        {data?.records.length === 0 && (
          <Alert severity="info">{translate('console.pageTexts.noneThen')}</Alert>
        )}
        {data && data.records.length > 0 && (
          <Versions records={data.records} text={text} chosen={chosen} onChoose={setChosen} />
        )}
        {chosen !== undefined && chosen !== text.version && (
          <VersionComparison
            key={chosen}
            text={text}
            former={chosen}
            onRestored={() => setChosen(undefined)}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** Returns the last moment of a day in the reader's time zone; undefined while the typed day is incomplete. */
function endOf(day: string): string | undefined {
  const end = new Date(`${day}T23:59:59.999`);
  return Number.isNaN(end.getTime()) ? undefined : end.toISOString();
}

interface VersionsProps {
  readonly records: readonly PageTextVersionView[];
  readonly text: PageTextView;
  readonly chosen: number | 'shipped' | undefined;
  readonly onChoose: (version: number) => void;
}

function Versions({ records, text, chosen, onChoose }: VersionsProps) {
  const translate = useTranslate();
  const label = (name: string) => translate(`resources.page-texts.fields.${name}`);
  return (
    <WideTable label={translate('console.pageTexts.history')}>
      <TableHead>
        <TableRow>
          {['version', 'changeTime', 'changedBy', 'origin', 'changeNote'].map((name) => (
            <TableCell key={name}>{label(name)}</TableCell>
          ))}
          <TableCell />
        </TableRow>
      </TableHead>
      <TableBody>
        {records.map(({ version, changeTime, changedBy, note, isShipped, restoredVersion }) => (
          <TableRow key={version} selected={version === chosen}>
            <TableCell>{version}</TableCell>
            <TableCell>
              <Moment at={changeTime} />
            </TableCell>
            <TableCell>
              <PersonName login={changedBy} />
            </TableCell>
            <TableCell>
              <TextOrigin text={{ isShipped }} />
            </TableCell>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>
              {[
                restoredVersion && translate('console.pageTexts.restoredFrom', { version: restoredVersion }),
                note,
              ]
                .filter(Boolean)
                .join('. ')}
            </TableCell>
            <TableCell align="right">
              {version === text.version ? (
                translate('console.pageTexts.inForce')
              ) : (
                <Button
                  size="small"
                  aria-label={translate('console.pageTexts.compareVersion', { version })}
                  onClick={() => onChoose(version)}
                >
                  {translate('console.pageTexts.compare')}
                </Button>
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </WideTable>
  );
}
