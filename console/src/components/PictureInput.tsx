import { Box, Button, FormHelperText, FormLabel, LinearProgress } from '@mui/material';
import { useRef, useState } from 'react';
import { useInput, useTranslate, useTranslateLabel } from 'react-admin';
import { useUpload } from '../api/use-call.js';
import { Picture } from './Picture.js';

interface PictureInputProps {
  readonly source: string;
  /** What the file is uploaded for; decides how large it may be and who may see it. */
  readonly purpose: 'brand' | 'shop' | 'avatar' | 'car';
}

/** One public picture that can be replaced and removed. The record holds its URL. */
export function PictureInput({ source, purpose }: PictureInputProps) {
  const translate = useTranslate();
  const upload = useUpload();
  const label = String(useTranslateLabel()({ source }) ?? '');
  const { field } = useInput({ source });
  const chooser = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    setProblem('');
    try {
      field.onChange(await upload(file, purpose));
    } catch (failure) {
      setProblem((failure as Error).message);
    } finally {
      setBusy(false);
    }
  };
  const url = field.value as string | null | undefined;
  return (
    <Box sx={{ mb: 2 }}>
      <FormLabel sx={{ display: 'block', fontSize: '0.875rem', mb: 0.5 }}>{label}</FormLabel>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Picture url={url} alt={label} width={96} />
        <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
          <Button size="small" variant="outlined" disabled={isBusy} onClick={() => chooser.current?.click()}>
            {translate('console.picture.choose')}
          </Button>
          {url && (
            <Button size="small" onClick={() => field.onChange('')}>
              {translate('ra.action.remove')}
            </Button>
          )}
        </Box>
      </Box>
      <input
        ref={chooser}
        type="file"
        accept="image/*"
        hidden
        aria-label={label}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {isBusy && <LinearProgress sx={{ mt: 1, maxWidth: 240 }} />}
      {problem && <FormHelperText error>{problem}</FormHelperText>}
    </Box>
  );
}
