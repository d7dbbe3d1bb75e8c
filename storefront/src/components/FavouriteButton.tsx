import { useTranslation } from 'react-i18next';
import { rememberHeart, useFavourites, useFavouriteSwitch } from '../mall/favourites.js';
import { useSignInPrompt } from './SignInPrompt.js';
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
  const isSignedIn = useSignInPrompt();
  const isOn = useFavourites()?.includes(spuId) ?? false;
  const keep = useFavouriteSwitch();
  return (
    <button
      type="button"
      className={[styles['heart'], withText && styles['wide']].filter(Boolean).join(' ')}
      aria-pressed={isOn}
      aria-label={withText ? undefined : t('favourite.of', { name })}
      onClick={() => (isSignedIn() ? keep(spuId, !isOn) : rememberHeart(spuId))}
    >
      <Icon name="heart" />
      {withText && (isOn ? t('favourite.kept') : t('favourite.keep'))}
    </button>
  );
}
