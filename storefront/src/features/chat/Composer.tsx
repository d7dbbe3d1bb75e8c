import { MESSAGE_MAX } from '@mall/contracts/chat';
import type { ChatClient } from '@mall/web-kit';
import { CHAT_PICTURE_TYPES, useMessageDraft } from '@mall/web-kit/react';
import { useTranslation } from 'react-i18next';
import { useKeptState } from '../../components/forms/use-kept-state.js';
import { Button } from '../../components/ui/Button.js';
import { Icon } from '../../components/ui/Icon.js';
import { upload } from '../../mall/api.js';
import { locale } from '../../mall/locale.js';
import { say } from '../../mall/say.js';
import { PaperButtons } from './PaperButtons.js';
import styles from './ChatDialog.module.css';

interface ComposerProps {
  readonly client: ChatClient;
  readonly conversationId: string;
  readonly orderId: string | undefined;
}

/** The input for a message; its text is stored until the conversation is opened again. */
export function Composer({ client, conversationId, orderId }: ComposerProps) {
  const { t } = useTranslation('chat');
  const { fields, change } = useKeptState(`message ${conversationId}`, { text: '' });
  const draft = useMessageDraft({
    client,
    upload: async (file) => (await upload(file, { purpose: 'chat' })).fileId,
    onFailed: say.failed,
    locale,
    kept: [fields.text, (text) => change({ text })],
  });
  return (
    <form className={styles['form']} onSubmit={draft.onSubmit}>
      {orderId !== undefined && <PaperButtons orderId={orderId} onSend={(content) => client.say(content)} />}
      <label className={styles['attach']} aria-busy={draft.isUploading || undefined}>
        <Icon name="upload" />
        <span className="visually-hidden">{t('attach')}</span>
        <input
          type="file"
          className="visually-hidden"
          accept={CHAT_PICTURE_TYPES}
          disabled={draft.isUploading}
          onChange={draft.onPicture}
        />
      </label>
      <textarea
        rows={2}
        maxLength={MESSAGE_MAX}
        value={draft.text}
        aria-label={t('message')}
        placeholder={t('message')}
        onChange={({ target }) => draft.onText(target.value)}
        onKeyDown={draft.onKey}
      />
      <Button look="primary" type="submit" disabled={draft.isEmpty}>
        {t('send')}
      </Button>
    </form>
  );
}
