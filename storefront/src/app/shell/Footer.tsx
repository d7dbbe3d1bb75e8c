import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useOpenChat } from '../../components/chat-opener.js';
import { Messengers } from '../../components/Messengers.js';
import { COPYRIGHT_YEARS, useCompany, VERSION_TEXT } from '../../mall/company.js';
import { menuText, pathTo } from '../../mall/pages.js';
import { Logo } from './Logo.js';
import styles from './Footer.module.css';

export function Footer() {
  const company = useCompany();
  const { t } = useTranslation();
  const openChat = useOpenChat();
  const columns = [
    {
      title: t('footer.buyers'),
      links: [
        { to: pathTo('list'), text: menuText('list') },
        { to: `${pathTo('home')}#how-to-buy`, text: t('footer.howToBuy') },
        { to: pathTo('calculator'), text: t('footer.calculator') },
        { to: pathTo('questions'), text: t('footer.questions') },
        { to: pathTo('orders'), text: menuText('orders') },
      ],
    },
    {
      title: t('footer.company'),
      links: [
        { to: pathTo('introduction'), text: menuText('introduction') },
        { to: pathTo('shopEntry'), text: menuText('shopEntry') },
        { to: pathTo('terms'), text: t('footer.terms') },
        { to: pathTo('specimen'), text: t('footer.specimen') },
        { to: pathTo('privacy'), text: t('footer.privacy') },
      ],
    },
  ];
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <div className={styles['about']}>
          <Logo />
          <p>{company.legalName}</p>
          <p>{company.address}</p>
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            {links.map(({ to, text }) => (
              <Link key={to} to={to}>
                {text}
              </Link>
            ))}
          </nav>
        ))}
        <div className={styles['contact']}>
          <h2>{t('footer.contact')}</h2>
          <a href={company.phoneLink}>{company.phone}</a>
          <button type="button" className={styles['write']} onClick={() => openChat()}>
            {t('nav.write')}
          </button>
          <a href={`mailto:${company.email}`}>{company.email}</a>
          <span>{company.hours}</span>
          <Messengers />
        </div>
      </div>
      <div className={styles['legal']}>
        <span>
          © {COPYRIGHT_YEARS} {company.name}
        </span>
        <span lang="zh">{company.filing}</span>
        <span>{t('footer.version', { version: VERSION_TEXT })}</span>
      </div>
    </footer>
  );
}
