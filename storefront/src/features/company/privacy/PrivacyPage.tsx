import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { TextPage } from '../../../components/TextPage.js';

/**
 * Explains which personal data are stored, why, where they go and how they are deleted; the consents link here, also to the version
 * and language that somebody consented to.
 */
export function Component() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const version = Number(search.get('version')) || undefined;
  return (
    <TextPage
      code="privacy"
      title={t('footer.privacy')}
      dated
      {...(version && { former: { version, lang: search.get('lang') } })}
    />
  );
}
