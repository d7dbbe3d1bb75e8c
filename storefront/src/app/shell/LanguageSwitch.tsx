import type { Locale } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/Icon.js';
import { locale, switchLocale } from '../../mall/locale.js';
import styles from './LanguageSwitch.module.css';
import { say } from '../../mall/say.js';

/** Languages by their own names. */
const names: Readonly<Record<Locale, string>> = { ru: 'Русский', zh: '中文', en: 'English' };

const wait: Readonly<Record<Locale, string>> = {
  ru: 'Переключаем на русский…',
  zh: '正在切换到中文…',
  en: 'Switching to English…',
};

export function LanguageSwitch() {
  const { t } = useTranslation();
  return (
    <label className={styles['switch']}>
      <Icon name="globe" size={18} />
      <span className="visually-hidden">{t('nav.language')}</span>
      <select
        value={locale}
        onChange={(event) => {
          const next = event.target.value as Locale;
          say.wait(wait[next]);
          switchLocale(next);
        }}
      >
        {(Object.keys(names) as Locale[]).map((code) => (
          <option key={code} value={code} lang={code}>
            {names[code]}
          </option>
        ))}
      </select>
    </label>
  );
}
