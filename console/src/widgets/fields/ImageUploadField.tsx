import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, FormHelperText, FormLabel, IconButton } from '@mui/material';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { Picture } from '../../components/Picture.js';
import type { FieldProps } from '../field-props.js';
import { acceptOf, IMAGE_MB, IMAGES_MAX } from '../upload/file-groups.js';
import { FileChooser } from '../upload/FileChooser.js';
import { TransferList } from '../upload/TransferList.js';
import { useCheckedUploads } from '../upload/use-checked-uploads.js';

export interface ImageUploadOptions {
  /** What the pictures are uploaded for; decides how large they may be and who may see them. */
  readonly purpose: string;
  /** Pictures at most; one picture replaces the one before. */
  readonly imgNum?: number;
  /** The size of a picture at most in MB. */
  readonly sizes?: number;
  readonly onBusy?: (isBusy: boolean) => void;
}

/** The value is the addresses of the pictures in their order. */
export interface ImageUploadFieldProps extends FieldProps<readonly string[]>, ImageUploadOptions {}

const MESSAGES = { type: 'console.widgets.upload.noImage', size: 'console.widgets.upload.imageTooLarge' };
const GROUPS = ['image'] as const;

/** Pictures in an order that can be changed, the first one the main picture. */
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
}: ImageUploadFieldProps) {
  const translate = useTranslate();
  const { transfers, add, retry, cancel, problem } = useCheckedUploads({
    purpose,
    groups: GROUPS,
    maxMegabytes: sizes,
    most: imgNum,
    files: value.map((url) => ({ url, originName: '' })),
    messages: MESSAGES,
    onChange: (files) => onChange(files.map(({ url }) => url)),
  });
  const isBusy = transfers.some((one) => !one.problem);
  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy]);
  const forward = (index: number) => {
    const next = [...value];
    next.splice(index - 1, 2, value[index]!, value[index - 1]!);
    onChange(next);
  };
  const said = problem || error || helperText;
  const isFull = imgNum > 1 && value.length + transfers.length >= imgNum;
  return (
    <Box role="group" aria-label={label}>
      <FormLabel component="div" required={isRequired} sx={{ fontSize: '0.875rem', mb: 0.5 }}>
        {label}
      </FormLabel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 1 }}>
        {value.map((url, index) => (
          <Box key={url} sx={{ display: 'grid', justifyItems: 'center' }}>
            <Picture url={url} alt={`${label} ${index + 1}`} width={120} />
            <Box>
              {imgNum > 1 && (
                <IconButton
                  size="small"
                  disabled={isDisabled || index === 0}
                  aria-label={`${translate('ra.action.move_up')} ${index + 1}`}
                  onClick={() => forward(index)}
                >
                  <ArrowBackOutlined fontSize="small" />
                </IconButton>
              )}
              <IconButton
                size="small"
                disabled={isDisabled}
                aria-label={`${translate('ra.action.remove')} ${index + 1}`}
                onClick={() => onChange(value.filter((one) => one !== url))}
              >
                <DeleteOutlined fontSize="small" />
              </IconButton>
            </Box>
          </Box>
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
