import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon, type IconName } from '../../../components/ui/Icon.js';
import { useCompany } from '../../../mall/company.js';
import { usePageText } from '../../../mall/page-text.js';
import { pathTo } from '../../../mall/pages.js';
import pageStyles from './HomePage.module.css';
import styles from './TrustBlock.module.css';

/** Icons by the code of the section; another section gets the check mark. */
const icons: Readonly<Record<string, IconName>> = {
  inspection: 'shield',
  contract: 'document',
  payment: 'bank',
  hold: 'lock',
};

/** Shows verifiable facts about the company, as a reason to send money abroad. */
export function TrustBlock() {
  const company = useCompany();
  const { t } = useTranslation('home');
  const text = usePageText('homeTrust').data;
  // The rest of the page works without it.
  if (!text) return null;
  return (
    <section className={pageStyles['band']} aria-labelledby="trust">
      <div>
        <h2 id="trust">{text.title}</h2>
        {text.lead && <p>{text.lead}</p>}
        <ul className={styles['reasons']}>
          {text.sections.map(({ key, title, entries }) => (
            <li key={key}>
              <Icon name={Object.hasOwn(icons, key) ? icons[key]! : 'check'} size={24} />
              <h3>{title}</h3>
              {entries.map((entry, index) => (
                <p key={index}>{entry.text}</p>
              ))}
            </li>
          ))}
        </ul>
        <p className={styles['who']}>
          {company.legalName}. {company.address}. <Link to={pathTo('introduction')}>{t('trust.more')}</Link>
        </p>
      </div>
    </section>
  );
}
