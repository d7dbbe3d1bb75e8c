import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon, type IconName } from '../../../components/ui/Icon.js';
import { useCompany } from '../../../mall/company.js';
import { pathTo } from '../../../mall/pages.js';
import pageStyles from './HomePage.module.css';
import styles from './TrustBlock.module.css';

const reasons = [
  { name: 'inspection', icon: 'shield' },
  { name: 'contract', icon: 'document' },
  { name: 'payment', icon: 'bank' },
  { name: 'hold', icon: 'lock' },
] as const satisfies readonly { name: string; icon: IconName }[];

/** Why money may be sent abroad to this company: facts that can be checked. */
export function TrustBlock() {
  const company = useCompany();
  const { t } = useTranslation('home');
  return (
    <section className={pageStyles['band']} aria-labelledby="trust">
      <div>
        <h2 id="trust">{t('trust.title')}</h2>
        <ul className={styles['reasons']}>
          {reasons.map(({ name, icon }) => (
            <li key={name}>
              <Icon name={icon} size={24} />
              <h3>{t(`trust.${name}.title`)}</h3>
              <p>{t(`trust.${name}.text`)}</p>
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
