import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/Icon.js';
import { chooseTheme, THEMES, useTheme, type Theme } from '../../mall/theme.js';
import styles from './LanguageSwitch.module.css';

/** Offers light, dark, or the system's theme. */
export function ThemeSwitch() {
  const { t } = useTranslation();
  return (
    <label className={styles['switch']}>
      <Icon name="theme" size={18} />
      <span className="visually-hidden">{t('nav.theme.label')}</span>
      <select value={useTheme()} onChange={({ target }) => chooseTheme(target.value as Theme)}>
        {THEMES.map((theme) => (
          <option key={theme} value={theme}>
            {t(`nav.theme.${theme}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
