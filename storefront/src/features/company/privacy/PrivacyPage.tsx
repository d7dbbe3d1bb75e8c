import { useTranslation } from 'react-i18next';
import { TextPage } from '../../../components/TextPage.js';

/** What is kept about a person, why, where it goes and how it is deleted: what the consents link to. */
export function Component() {
  const { t } = useTranslation();
  return <TextPage code="privacy" title={t('footer.privacy')} dated />;
}
