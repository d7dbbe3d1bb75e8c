import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Button, FormHelperText, FormLabel, IconButton, LinearProgress } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FileLinkView } from '@mall/contracts/order';
import { useUpload } from '../api/use-call.js';

interface FilesFieldProps {
  readonly label: string;
  /** What the files are uploaded for; decides what they may be and who may see them. */
  readonly purpose: 'slip' | 'document';
  readonly files: readonly FileLinkView[];
  readonly onChange: (files: FileLinkView[]) => void;
  /** Called when uploads start and end: an action must not be sent before they have ended. */
  readonly onBusy?: (isBusy: boolean) => void;
}

/** Pictures and documents of an action: uploaded when chosen, attached when the action is sent. */
export function FilesField({ label, purpose, files, onChange, onBusy }: FilesFieldProps) {
  const translate = useTranslate();
  const upload = useUpload();
  const chooser = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const add = async (chosen: readonly File[]) => {
    setBusy(true);
    onBusy?.(true);
    setProblem('');
    let now = [...files];
    for (const file of chosen) {
      try {
        now = [...now, { url: await upload(file, purpose), originName: file.name }];
        onChange(now);
      } catch (failure) {
        setProblem(`${file.name}: ${(failure as Error).message}`);
      }
    }
    setBusy(false);
    onBusy?.(false);
  };
  return (
    <Box>
      <FormLabel sx={{ display: 'block', fontSize: '0.875rem', mb: 0.5 }}>{label}</FormLabel>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, fontSize: '0.875rem' }}>
        {files.map(({ url, originName }) => (
          <Box component="li" key={url} sx={{ display: 'flex', alignItems: 'center' }}>
            <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
              {originName}
            </Box>
            <IconButton
              size="small"
              aria-label={`${translate('ra.action.remove')} ${originName}`}
              onClick={() => onChange(files.filter((one) => one.url !== url))}
            >
              <DeleteOutlined fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </Box>
      <Button variant="outlined" size="small" disabled={isBusy} onClick={() => chooser.current?.click()}>
        {translate('console.files.add')}
      </Button>
      <input
        ref={chooser}
        type="file"
        accept="image/jpeg,image/png,application/pdf"
        multiple
        hidden
        aria-label={label}
        onChange={(event) => {
          void add([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {isBusy && <LinearProgress sx={{ mt: 1, maxWidth: 240 }} />}
      <FormHelperText error={problem !== ''}>{problem || translate('console.files.kinds')}</FormHelperText>
    </Box>
  );
}
