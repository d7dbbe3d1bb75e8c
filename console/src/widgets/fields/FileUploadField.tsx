import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, FormHelperText, FormLabel, IconButton } from '@mui/material';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import type { FileLinkView } from '@mall/contracts/order';
import type { FieldProps } from '../field-props.js';
import { acceptOf, type FileGroup } from '../upload/file-groups.js';
import { FileChooser } from '../upload/FileChooser.js';
import { TransferList } from '../upload/TransferList.js';
import { useCheckedUploads } from '../upload/use-checked-uploads.js';

export interface FileUploadOptions {
  /** Purpose of the files; decides which types are allowed and who may see them. */
  readonly purpose: string;
  /** Types of files that are taken. */
  readonly groups?: readonly FileGroup[];
  /** The size of a file at most. */
  readonly maxMegabytes?: number;
  /** Files at most. */
  readonly most?: number;
  /** Called when uploads start and end: a form must not be sent before they have ended. */
  readonly onBusy?: (isBusy: boolean) => void;
}

export interface FileUploadFieldProps extends FieldProps<readonly FileLinkView[]>, FileUploadOptions {}

const MESSAGES = { type: 'console.widgets.upload.wrongType', size: 'console.widgets.upload.tooLarge' };
const ANY: readonly FileGroup[] = ['image', 'pdf', 'document', 'spreadsheet', 'zip', 'audio', 'video'];

/** Files, uploaded when they are chosen: with progress, cancelling, and a retry after a failure. */
export function FileUploadField({
  label,
  value,
  onChange,
  error,
  helperText,
  isDisabled = false,
  isRequired = false,
  purpose,
  groups = ANY,
  maxMegabytes,
  most = 20,
  onBusy,
}: FileUploadFieldProps) {
  const translate = useTranslate();
  const { transfers, add, retry, cancel, problem } = useCheckedUploads({
    purpose,
    groups,
    maxMegabytes,
    most,
    files: value,
    messages: MESSAGES,
    onChange,
  });
  const isBusy = transfers.some((one) => !one.problem);
  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy]);
  const said = problem || error || helperText;
  return (
    <Box role="group" aria-label={label}>
      <FormLabel component="div" required={isRequired} sx={{ fontSize: '0.875rem', mb: 0.5 }}>
        {label}
      </FormLabel>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, fontSize: '0.875rem' }}>
        {value.map(({ url, originName }) => (
          <Box component="li" key={url} sx={{ display: 'flex', alignItems: 'center' }}>
            <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
              {originName}
            </Box>
            <IconButton
              size="small"
              disabled={isDisabled}
              aria-label={`${translate('ra.action.remove')} ${originName}`}
              onClick={() => onChange(value.filter((one) => one.url !== url))}
            >
              <DeleteOutlined fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </Box>
      <TransferList transfers={transfers} onRetry={retry} onCancel={cancel} />
      <FileChooser
        label={label}
        text={translate('console.files.add')}
        accept={acceptOf(groups)}
        isMultiple={most > 1}
        isDisabled={isDisabled}
        onFiles={add}
      />
      {said && <FormHelperText error={Boolean(problem || error)}>{said}</FormHelperText>}
    </Box>
  );
}
