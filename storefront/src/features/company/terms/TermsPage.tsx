import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { TextPage } from '../../../components/TextPage.js';
import layout from '../../../components/ui/layout.module.css';
import { pathTo } from '../../../mall/pages.js';

/** Explains a purchase: who sells, when money moves and how it is protected; the contract of an order states the same. */
export function Component() {
  const { t } = useTranslation();
  return (
    <TextPage code="terms" title={t('footer.terms')} dated>
      <p className={layout['row']}>
        <Link to={pathTo('specimen')}>{t('footer.specimen')}</Link>
        <Link to={pathTo('calculator')}>{t('footer.calculator')}</Link>
        <Link to={pathTo('questions')}>{t('footer.questions')}</Link>
        <Link to={pathTo('privacy')}>{t('footer.privacy')}</Link>
      </p>
    </TextPage>
  );
}
