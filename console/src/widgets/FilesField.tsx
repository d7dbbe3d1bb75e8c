import { useTranslate } from 'react-admin';
import type { FileLinkView } from '@mall/contracts/order';
import { FileUploadField } from './fields/FileUploadField.js';

interface FilesFieldProps {
  readonly label: string;
  /** The purpose of the files, which decides who may see them. */
  readonly purpose: 'slip' | 'document';
  readonly files: readonly FileLinkView[];
  readonly onChange: (files: FileLinkView[]) => void;
  /** Called when uploads start and end: an action must not be sent before they have ended. */
  readonly onBusy: (isBusy: boolean) => void;
}

/** The server's limit for these purposes. */
const MAX_MEGABYTES = 50;
const MOST = 10;

/** Photographs and scans of documents: uploaded when chosen, attached when the action is sent. */
export function FilesField({ files, onChange, ...props }: FilesFieldProps) {
  const translate = useTranslate();
  return (
    <FileUploadField
      {...props}
      value={files}
      onChange={(next) => onChange([...next])}
      groups={['scan']}
      maxMegabytes={MAX_MEGABYTES}
      most={MOST}
      helperText={translate('console.files.kinds')}
    />
  );
}
