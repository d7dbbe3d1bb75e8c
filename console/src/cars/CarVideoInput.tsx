import { FILE_PURPOSES } from '@mall/contracts/file';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FileAddressInput } from '../widgets/file-inputs.js';
import { CarVideo } from './CarVideo.js';

/** One video of the car, which buyers see among its pictures. */
export function CarVideoInput() {
  const translate = useTranslate();
  const url = useWatch({ name: 'video' }) as string | undefined;
  return (
    <>
      <FileAddressInput
        source="video"
        purpose="video"
        groups={['shopVideo']}
        maxMegabytes={FILE_PURPOSES.video.maxMegabytes}
        helperText="console.cars.videoHint"
      />
      {url && <CarVideo url={url} label={translate('resources.cars.fields.video')} />}
    </>
  );
}
