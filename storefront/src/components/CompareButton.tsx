import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { comparePath, switchCompared, useCompared } from '../mall/compared.js';
import { MOST_COMPARED } from '../mall/compared-ids.js';
import { say } from '../mall/say.js';
import styles from './FavouriteButton.module.css';
import { Icon } from './ui/Icon.js';

interface CompareButtonProps {
  readonly spuId: string;
  /** Name of the car, for the accessible name of the button. */
  readonly name: string;
  /** Whether a text is shown beside the icon. */
  readonly withText?: boolean;
}

/** Adds a car to the comparison or removes it; there is room for four, and a fifth is refused with a message. */
export function CompareButton({ spuId, name, withText }: CompareButtonProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const chosen = useCompared();
  const isOn = chosen.includes(spuId);
  const press = (): void => {
    const action = { label: t('compare.open'), onClick: () => navigate(comparePath()) };
    const most = MOST_COMPARED;
    if (!switchCompared(spuId)) say.refused(t('compare.full', { most }), action);
    else if (!isOn) say.done(t('compare.done', { chosen: chosen.length + 1, most }), action);
  };
  return (
    <button
      type="button"
      className={[styles['heart'], withText && styles['wide']].filter(Boolean).join(' ')}
      aria-pressed={isOn}
      aria-label={withText ? undefined : t('compare.of', { name })}
      onClick={press}
    >
      <Icon name="scales" />
      {withText && (isOn ? t('compare.added') : t('compare.add'))}
    </button>
  );
}
