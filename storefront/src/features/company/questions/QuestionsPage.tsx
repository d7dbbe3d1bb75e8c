import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useOpenChat } from '../../../components/chat-opener.js';
import { TextPage } from '../../../components/TextPage.js';
import { Button } from '../../../components/ui/Button.js';
import layout from '../../../components/ui/layout.module.css';
import { pathTo } from '../../../mall/pages.js';

/** Answers questions that buyers ask before they transfer money abroad. */
export function Component() {
  const { t } = useTranslation('questions');
  const { t: common } = useTranslation();
  const openChat = useOpenChat();
  return (
    <TextPage code="questions" title={common('footer.questions')} folded>
      <div className={layout['row']}>
        <Button look="primary" onClick={() => openChat()}>
          {t('ask')}
        </Button>
        <Link to={pathTo('privacy')}>{t('privacy')}</Link>
      </div>
    </TextPage>
  );
}
