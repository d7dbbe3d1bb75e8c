import {
  Autocomplete,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useDeferredValue, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useRead } from '../api/use-call.js';

interface HandOverDialogProps {
  readonly onChoose: (staffId: string) => void;
  readonly onClose: () => void;
}

interface Colleague {
  readonly id: string;
  readonly label: string;
}

/** Finds the colleague who answers from now on; the server refuses those without the right. */
export function HandOverDialog({ onChoose, onClose }: HandOverDialogProps) {
  const translate = useTranslate();
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<Colleague | null>(null);
  const keyWord = useDeferredValue(words.trim());
  const { data } = useRead('admin.staff.list', { current: 1, size: 20, ...(keyWord ? { keyWord } : {}) });
  const colleagues: Colleague[] =
    data?.records.map(({ userId, nickname, username }) => ({ id: userId, label: nickname || username })) ??
    [];
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>{translate('console.chat.handOver')}</DialogTitle>
      <DialogContent>
        <Autocomplete
          options={colleagues}
          filterOptions={(options) => options}
          isOptionEqualToValue={(one, other) => one.id === other.id}
          value={chosen}
          onChange={(_, next) => setChosen(next)}
          onInputChange={(_, next, reason) => reason === 'input' && setWords(next)}
          renderInput={(params) => (
            <TextField {...params} margin="dense" label={translate('console.chat.handOverTo')} />
          )}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" disabled={!chosen} onClick={() => chosen && onChoose(chosen.id)}>
          {translate('console.chat.handOver')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
