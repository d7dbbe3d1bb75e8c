import type { FileLinkView } from '@mall/contracts/order';
import { DepartmentField } from './fields/DepartmentField.js';
import { FileUploadField, type FileUploadOptions } from './fields/FileUploadField.js';
import { ImageUploadField, type ImageUploadOptions } from './fields/ImageUploadField.js';
import { RegionField, type RegionOptions } from './fields/RegionField.js';
import { StaffField, type StaffOptions } from './fields/StaffField.js';
import { useField, type InputProps } from './use-field.js';

// Widgets that choose records of the mall, as inputs of react-admin's forms.

/** The record holds the id of a department, or null. */
export function DepartmentInput(props: InputProps) {
  const field = useField<string | null>(props, { empty: null, missing: 'select' });
  return (
    <DepartmentField
      {...field}
      value={field.value ?? ''}
      onChange={(deptId) => field.onChange(deptId || null)}
    />
  );
}

const NO_IDS: readonly string[] = [];

export const StaffInput = (props: InputProps & StaffOptions) => (
  <StaffField {...props} {...useField(props, { empty: NO_IDS, missing: 'select' })} />
);

export const RegionInput = (props: InputProps & RegionOptions) => (
  <RegionField {...props} {...useField(props, { empty: '', missing: 'select' })} />
);

const NO_FILES: readonly FileLinkView[] = [];

export const FileUploadInput = (props: InputProps & FileUploadOptions) => (
  <FileUploadField {...props} {...useField(props, { empty: NO_FILES, missing: 'upload' })} />
);

/** The record holds the address of one file, or an empty text. */
export function FileAddressInput(props: InputProps & Omit<FileUploadOptions, 'most'>) {
  const field = useField<string>(props, { empty: '', missing: 'upload' });
  return (
    <FileUploadField
      {...props}
      {...field}
      most={1}
      value={field.value ? [{ url: field.value, originName: field.label }] : NO_FILES}
      onChange={(files) => field.onChange(files.at(-1)?.url ?? '')}
    />
  );
}

/** The record holds the addresses of its pictures. */
export const ImagesInput = (props: InputProps & ImageUploadOptions) => (
  <ImageUploadField {...props} {...useField(props, { empty: NO_IDS, missing: 'upload' })} />
);

/** The record holds the address of one picture, or an empty text. */
export function ImageInput(props: InputProps & Omit<ImageUploadOptions, 'imgNum'>) {
  const field = useField<string>(props, { empty: '', missing: 'upload' });
  return (
    <ImageUploadField
      {...props}
      {...field}
      imgNum={1}
      value={field.value ? [field.value] : NO_IDS}
      onChange={([url]) => field.onChange(url ?? '')}
    />
  );
}
