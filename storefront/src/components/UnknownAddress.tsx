import { useTranslation } from 'react-i18next';
import { menuText, pathTo } from '../mall/pages.js';
import { ButtonLink } from './ui/Button.js';
import { Empty } from './ui/Empty.js';
import { Page } from './ui/Page.js';

/** Says that nothing exists at this address. */
export function UnknownAddress() {
  const { t } = useTranslation();
  return (
    <Page title={t('error.404.title')} isMissing>
      <Empty
        heading="h1"
        title={t('error.404.title')}
        actions={
          <ButtonLink look="primary" to={pathTo('list')}>
            {menuText('list')}
          </ButtonLink>
        }
      >
        {t('error.404.text')}
      </Empty>
    </Page>
  );
}
