import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/ui/Button.js';
import { Empty } from '../../components/ui/Empty.js';
import { Page } from '../../components/ui/Page.js';
import { paths } from '../../mall/routes.js';

/** `orderSquare`: deals that buyers agreed to show. None is published, so the page says so and leads on. */
export function Component() {
  const { t } = useTranslation('account');
  return (
    <Page title={t('square.title')}>
      <Empty
        heading="h1"
        title={t('square.title')}
        actions={
          <ButtonLink look="primary" to={paths.list}>
            {t('company.choose')}
          </ButtonLink>
        }
      >
        {t('square.text')}
      </Empty>
    </Page>
  );
}
