import { Box, FormHelperText, FormLabel } from '@mui/material';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldProps } from '../field-props.js';
import { acceptOf, IMAGE_MB, IMAGES_MAX } from '../upload/file-groups.js';
import { FileChooser } from '../upload/FileChooser.js';
import { ImageTile } from '../upload/ImageTile.js';
import { TransferList } from '../upload/TransferList.js';
import { useCheckedUploads } from '../upload/use-checked-uploads.js';

export interface ImageUploadOptions {
  /** Purpose of the pictures; decides how large they may be and who may see them. */
  readonly purpose: string;
  /** Pictures at most; one picture replaces the one before. */
  readonly imgNum?: number;
  /** The size of a picture at most in MB. */
  readonly sizes?: number;
  /** Called when uploads start and end: a form must not be sent before they have ended. */
  readonly onBusy?: (isBusy: boolean) => void;
  /** Returns inputs for the facts of a picture, with its index. */
  readonly factsOf?: (url: string, place: number) => ReactNode;
}

/** The value is the addresses of the pictures in their order. */
export interface ImageUploadFieldProps extends FieldProps<readonly string[]>, ImageUploadOptions {}

/** The prescribed message about the size names the prescribed size. */
const messagesOf = (sizes: number) => ({
  type: 'console.widgets.upload.noImage',
  size: sizes === IMAGE_MB ? 'console.widgets.upload.imageTooLarge' : 'console.widgets.upload.tooLarge',
});
const GROUPS = ['image'] as const;

/** Pictures whose order can be changed, by dragging too; the first one is the main picture. */
export function ImageUploadField({
  label,
  value,
  onChange,
  error,
  helperText,
  isDisabled = false,
  isRequired = false,
  purpose,
  imgNum = IMAGES_MAX,
  sizes = IMAGE_MB,
  onBusy,
  factsOf,
}: ImageUploadFieldProps) {
  const translate = useTranslate();
  const { transfers, add, retry, cancel, problem } = useCheckedUploads({
    purpose,
    groups: GROUPS,
    maxMegabytes: sizes,
    most: imgNum,
    files: value.map((url) => ({ url, originName: '' })),
    messages: messagesOf(sizes),
    onChange: (files) => onChange(files.map(({ url }) => url)),
  });
  const isBusy = transfers.some((one) => !one.problem);
  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy]);
  const [dragged, setDragged] = useState<string>();
  const move = (url: string, to: number) =>
    onChange(value.filter((one) => one !== url).toSpliced(to, 0, url));
  const said = problem || error || helperText;
  const isFull = imgNum > 1 && value.length + transfers.length >= imgNum;
  return (
    <Box role="group" aria-label={label}>
      <FormLabel component="div" required={isRequired} sx={{ fontSize: '0.875rem', mb: 0.5 }}>
        {label}
      </FormLabel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 1 }}>
        {value.map((url, place) => (
          <ImageTile
            key={url}
            url={url}
            label={label}
            place={place}
            isOrdered={imgNum > 1}
            isDisabled={isDisabled}
            facts={factsOf?.(url, place)}
            onMove={(to) => move(url, to)}
            onRemove={() => onChange(value.filter((one) => one !== url))}
            onDragStart={() => setDragged(url)}
            onDragOver={(event) => dragged !== undefined && event.preventDefault()}
            onDrop={() => {
              if (dragged !== undefined) move(dragged, place);
              setDragged(undefined);
            }}
          />
        ))}
      </Box>
      <TransferList transfers={transfers} onRetry={retry} onCancel={cancel} />
      <FileChooser
        label={label}
        text={translate(imgNum > 1 ? 'console.picture.add' : 'console.picture.choose')}
        accept={acceptOf(GROUPS)}
        isMultiple={imgNum > 1}
        isDisabled={isDisabled || isFull}
        onFiles={add}
      />
      {said && <FormHelperText error={Boolean(problem || error)}>{said}</FormHelperText>}
    </Box>
  );
}
