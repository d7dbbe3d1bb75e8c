import { FILE_PURPOSES } from '@mall/contracts/file';
import type { Angle, CarPicture } from '@mall/contracts/product';
import { CAR_PICTURES_MAX } from '@mall/web-kit';
import { ImageUploadField } from '../widgets/fields/ImageUploadField.js';
import { useUploading } from '../widgets/upload/use-uploading.js';
import { useField } from '../widgets/use-field.js';
import { ViewInput } from './ViewInput.js';

const NONE: readonly CarPicture[] = [];

/** Edits the pictures of a car, their order and what each shows; the first one is its main picture. */
export function CarPicturesInput() {
  const { onBusy, rules } = useUploading();
  const field = useField(
    { source: 'pictures', label: 'resources.cars.fields.pictures', helperText: 'console.cars.picturesHint' },
    { empty: NONE, missing: 'upload', rules },
  );
  const known = new Map(field.value.map((picture) => [picture.url, picture]));
  const show = (url: string, angle: Angle | undefined): void =>
    field.onChange(field.value.map((one) => (one.url === url ? { url, ...(angle && { angle }) } : one)));
  return (
    <ImageUploadField
      {...field}
      purpose="car"
      imgNum={CAR_PICTURES_MAX}
      sizes={FILE_PURPOSES.car.maxMegabytes}
      onBusy={onBusy}
      factsOf={(url, place) => (
        <ViewInput value={known.get(url)?.angle} number={place + 1} onChange={(angle) => show(url, angle)} />
      )}
      value={[...known.keys()]}
      onChange={(urls) => field.onChange(urls.map((url) => known.get(url) ?? { url }))}
    />
  );
}
