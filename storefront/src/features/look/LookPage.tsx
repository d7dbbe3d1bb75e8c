import { useTranslation } from 'react-i18next';
import { Page } from '../../components/ui/Page.js';
import layout from '../../components/ui/layout.module.css';
import { Acts } from './Acts.js';
import { Fields } from './Fields.js';
import { States } from './States.js';
import { Tokens } from './Tokens.js';

const PARTS = { tokens: Tokens, acts: Acts, fields: Fields, states: States } as const;

/** Shows the components of all pages, in the visitor's language and theme. */
export function Component() {
  const { t } = useTranslation('look');
  return (
    <Page title={t('title')}>
      <h1 className={layout['title']}>{t('title')}</h1>
      <div className={layout['stack']}>
        {Object.entries(PARTS).map(([name, Part]) => (
          <section key={name} className={`${layout['card']} ${layout['stack']}`} aria-labelledby={name}>
            <h2 id={name}>{t(`parts.${name as keyof typeof PARTS}`)}</h2>
            <Part />
          </section>
        ))}
      </div>
    </Page>
  );
}
