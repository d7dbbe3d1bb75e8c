import { isDrawnPicture } from '@mall/contracts/file';
import { useTranslation } from 'react-i18next';
import { Picture } from './ui/Picture.js';

interface SmallCarPictureProps {
  readonly url: string | undefined;
  /** The car's name, shown beside the picture. */
  readonly name: string;
  /** Whether the picture is the maker's logo. */
  readonly logo?: boolean;
}

/** A small picture of a car beside its name. A photograph therefore has no alternative text; a drawing is labelled as such. */
export function SmallCarPicture({ url, name, logo = false }: SmallCarPictureProps) {
  const { t } = useTranslation();
  const alt = isDrawnPicture(url ?? '') ? t('car.drawn', { name }) : '';
  return <Picture url={url} alt={alt} variant="272x205" logo={logo} />;
}
