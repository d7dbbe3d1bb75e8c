import type { FileLinkView } from '@mall/contracts/order';
import { FileUploadField, type FileUploadOptions } from './fields/FileUploadField.js';
import { ImageUploadField, type ImageUploadOptions } from './fields/ImageUploadField.js';
import { useUploading } from './upload/use-uploading.js';
import { useField, type InputProps } from './use-field.js';

// Uploading widgets as inputs of react-admin's forms.

const NO_FILES: readonly FileLinkView[] = [];
const NO_PICTURES: readonly string[] = [];

export function FileUploadInput(props: InputProps & Omit<FileUploadOptions, 'onBusy'>) {
  const { onBusy, rules } = useUploading();
  const field = useField(props, { empty: NO_FILES, missing: 'upload', rules });
  return <FileUploadField {...props} {...field} onBusy={onBusy} />;
}

/** Input for the URL of one file; the record holds an empty text without one. */
export function FileAddressInput(props: InputProps & Omit<FileUploadOptions, 'most' | 'onBusy'>) {
  const { onBusy, rules } = useUploading();
  const field = useField<string>(props, { empty: '', missing: 'upload', rules });
  return (
    <FileUploadField
      {...props}
      {...field}
      onBusy={onBusy}
      most={1}
      value={field.value ? [{ url: field.value, originName: field.label }] : NO_FILES}
      onChange={(files) => field.onChange(files.at(-1)?.url ?? '')}
    />
  );
}

/** Input for the URLs of pictures. */
export function ImagesInput(props: InputProps & Omit<ImageUploadOptions, 'onBusy'>) {
  const { onBusy, rules } = useUploading();
  const field = useField(props, { empty: NO_PICTURES, missing: 'upload', rules });
  return <ImageUploadField {...props} {...field} onBusy={onBusy} />;
}

/** Input for the URL of one picture; the record holds an empty text without one. */
export function ImageInput(props: InputProps & Omit<ImageUploadOptions, 'imgNum' | 'onBusy'>) {
  const { onBusy, rules } = useUploading();
  const field = useField<string>(props, { empty: '', missing: 'upload', rules });
  return (
    <ImageUploadField
      {...props}
      {...field}
      onBusy={onBusy}
      imgNum={1}
      value={field.value ? [field.value] : NO_PICTURES}
      onChange={([url]) => field.onChange(url ?? '')}
    />
  );
}
