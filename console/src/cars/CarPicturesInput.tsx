import { FILE_PURPOSES } from '@mall/contracts/file';
import type { CarPicture } from '@mall/contracts/product';
import { CAR_PICTURES_MAX } from '@mall/web-kit';
import { ImageUploadField } from '../widgets/fields/ImageUploadField.js';
import { useUploading } from '../widgets/upload/use-uploading.js';
import { useField } from '../widgets/use-field.js';

const NONE: readonly CarPicture[] = [];

/** Edits the pictures of a car and their order; the first one is its main picture. The facts of a picture stay with it. */
export function CarPicturesInput() {
  const { onBusy, rules } = useUploading();
  const field = useField(
    { source: 'pictures', label: 'resources.cars.fields.pictures', helperText: 'console.cars.picturesHint' },
    { empty: NONE, missing: 'upload', rules },
  );
  const known = new Map(field.value.map((picture) => [picture.url, picture]));
  return (
    <ImageUploadField
      {...field}
      purpose="car"
      imgNum={CAR_PICTURES_MAX}
      sizes={FILE_PURPOSES.car.maxMegabytes}
      onBusy={onBusy}
      value={[...known.keys()]}
      onChange={(urls) => field.onChange(urls.map((url) => known.get(url) ?? { url }))}
    />
  );
}
