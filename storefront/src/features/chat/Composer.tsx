import { CHAT_PICTURE, MESSAGE_MAX } from '@mall/contracts/chat';
import { isApiError, type ChatClient } from '@mall/web-kit';
import { useState, type ChangeEvent, type FormEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/Button.js';
import { Icon } from '../../components/ui/Icon.js';
import { upload } from '../../mall/api.js';
import { say } from '../../mall/say.js';
import styles from './ChatDialog.module.css';

/** The field to write in: Enter sends, Shift and Enter begins a line. */
export function Composer({ client }: { client: ChatClient }) {
  const { t } = useTranslation('chat');
  const [text, setText] = useState('');
  const [isUploading, setUploading] = useState(false);
  const send = (event?: FormEvent): void => {
    event?.preventDefault();
    if (text.trim() === '') return;
    client.say(text.trim());
    setText('');
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const attach = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    if (!file) return;
    setUploading(true);
    try {
      const { fileId } = await upload(file, { purpose: 'chat' });
      client.say(`${CHAT_PICTURE}${fileId}`);
    } catch (error) {
      if (isApiError(error)) say.failed(error.message);
    } finally {
      setUploading(false);
      target.value = '';
    }
  };
  return (
    <form className={styles['form']} onSubmit={send}>
      <label className={styles['attach']} aria-busy={isUploading || undefined}>
        <Icon name="upload" />
        <span className="visually-hidden">{t('attach')}</span>
        <input
          type="file"
          className="visually-hidden"
          accept="image/png,image/jpeg,image/webp,image/gif"
          disabled={isUploading}
          onChange={(event) => void attach(event)}
        />
      </label>
      <textarea
        rows={2}
        maxLength={MESSAGE_MAX}
        value={text}
        aria-label={t('message')}
        placeholder={t('message')}
        onChange={({ target }) => {
          setText(target.value);
          client.typing();
        }}
        onKeyDown={onKey}
      />
      <Button look="primary" type="submit" disabled={text.trim() === ''}>
        {t('send')}
      </Button>
    </form>
  );
}
