import { MESSAGE_MAX } from '@mall/contracts/chat';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/Button.js';
import styles from './ChatDialog.module.css';

interface EditFormProps {
  readonly content: string;
  readonly onSave: (text: string) => void;
  readonly onCancel: () => void;
}

/** Edits the text of a message in place. */
export function EditForm({ content, onSave, onCancel }: EditFormProps) {
  const { t } = useTranslation('chat');
  const [text, setText] = useState(content);
  const [isTried, setTried] = useState(false);
  const isEmpty = text.trim() === '';
  const save = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!isEmpty) onSave(text.trim());
  };
  return (
    <form className={styles['editing']} onSubmit={save}>
      <textarea
        rows={2}
        maxLength={MESSAGE_MAX}
        value={text}
        aria-label={t('edit')}
        onChange={({ target }) => setText(target.value)}
      />
      {isTried && isEmpty && <span role="alert">{t('editEmpty')}</span>}
      <span>
        <Button small look="primary" type="submit">
          {t('save')}
        </Button>{' '}
        <Button small look="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </span>
    </form>
  );
}
