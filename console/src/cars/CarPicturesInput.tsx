import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Button, FormHelperText, IconButton, LinearProgress } from '@mui/material';
import { useRef, useState } from 'react';
import { useInput, useTranslate } from 'react-admin';
import type { CarPicture } from '@mall/contracts/product';
import { useUpload } from '../api/use-call.js';
import { Picture } from '../components/Picture.js';

/** Pictures of a car in their order; the first one is its main picture. */
export function CarPicturesInput() {
  const translate = useTranslate();
  const upload = useUpload();
  const { field } = useInput({ source: 'pictures', defaultValue: [] });
  const pictures = (field.value ?? []) as readonly CarPicture[];
  const chooser = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const add = async (files: readonly File[]) => {
    setBusy(true);
    setProblem('');
    let now = pictures;
    for (const file of files) {
      try {
        now = [...now, { url: await upload(file, 'car') }];
        field.onChange(now);
      } catch (failure) {
        setProblem(`${file.name}: ${(failure as Error).message}`);
      }
    }
    setBusy(false);
  };
  const forward = (index: number) => {
    const next = [...pictures];
    [next[index - 1], next[index]] = [next[index]!, next[index - 1]!];
    field.onChange(next);
  };
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 1 }}>
        {pictures.map((picture, index) => (
          <Box key={picture.url} sx={{ display: 'grid', justifyItems: 'center' }}>
            <Picture of="car" url={picture.url} alt={picture.angle ?? String(index + 1)} width={120} />
            <Box>
              <IconButton
                size="small"
                disabled={index === 0}
                aria-label={translate('ra.action.move_up')}
                onClick={() => forward(index)}
              >
                <ArrowBackOutlined fontSize="small" />
              </IconButton>
              <IconButton
                size="small"
                aria-label={translate('ra.action.remove')}
                onClick={() => field.onChange(pictures.filter((one) => one !== picture))}
              >
                <DeleteOutlined fontSize="small" />
              </IconButton>
            </Box>
          </Box>
        ))}
      </Box>
      <Button variant="outlined" size="small" disabled={isBusy} onClick={() => chooser.current?.click()}>
        {translate('console.picture.add')}
      </Button>
      <input
        ref={chooser}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={translate('console.picture.add')}
        onChange={(event) => {
          void add([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {isBusy && <LinearProgress sx={{ mt: 1, maxWidth: 240 }} />}
      {problem && <FormHelperText error>{problem}</FormHelperText>}
    </Box>
  );
}
