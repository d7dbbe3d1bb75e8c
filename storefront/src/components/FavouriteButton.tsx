import { useTranslation } from 'react-i18next';
import { useFavourites, useFavouriteSwitch } from '../mall/favourites.js';
import { say } from '../mall/say.js';
import { MOST_FAVOURITES } from '../mall/visitor-favourites.js';
import { Icon } from './ui/Icon.js';
import styles from './FavouriteButton.module.css';

interface FavouriteButtonProps {
  readonly spuId: string;
  /** Name of the car, for the accessible name of the button. */
  readonly name: string;
  /** Whether a text is shown beside the icon. */
  readonly withText?: boolean;
}

/** Adds a car to the favourites or removes it; this does not reserve the car. */
export function FavouriteButton({ spuId, name, withText }: FavouriteButtonProps) {
  const { t } = useTranslation();
  const isOn = useFavourites()?.includes(spuId) ?? false;
  const keep = useFavouriteSwitch();
  const press = (): void => {
    if (!keep(spuId, !isOn)) say.failed(t('favourite.full', { most: MOST_FAVOURITES }));
  };
  return (
    <button
      type="button"
      className={[styles['heart'], withText && styles['wide']].filter(Boolean).join(' ')}
      aria-pressed={isOn}
      aria-label={withText ? undefined : t('favourite.of', { name })}
      onClick={press}
    >
      <Icon name="heart" />
      {withText && (isOn ? t('favourite.kept') : t('favourite.keep'))}
    </button>
  );
}
