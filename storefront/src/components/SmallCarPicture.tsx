import { isDrawnPicture } from '@mall/contracts/file';
import { useTranslation } from 'react-i18next';
import { Picture } from './ui/Picture.js';

interface SmallCarPictureProps {
  readonly url: string | undefined;
  /** Of the car; it stands beside the picture. */
  readonly name: string;
  /** The maker's logo stands in for a picture. */
  readonly logo?: boolean;
}

/** A car in a line of a cart, an order or a table. Its name stands beside it, so that a photograph is silent; a drawing says that it is one. */
export function SmallCarPicture({ url, name, logo = false }: SmallCarPictureProps) {
  const { t } = useTranslation();
  const alt = isDrawnPicture(url ?? '') ? t('car.drawn', { name }) : '';
  return <Picture url={url} alt={alt} variant="272x205" logo={logo} />;
}
