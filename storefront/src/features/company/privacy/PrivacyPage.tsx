import { useTranslation } from 'react-i18next';
import { TextPage } from '../../../components/TextPage.js';

/** Explains which personal data are stored, why, where they go and how they are deleted; the consents link here. */
export function Component() {
  const { t } = useTranslation();
  return <TextPage code="privacy" title={t('footer.privacy')} dated />;
}
