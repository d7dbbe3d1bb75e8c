import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './Icon.js';
import styles from './Dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
  /** Whether the dialog fills a phone's screen. */
  readonly sheet?: boolean;
  readonly wide?: boolean;
}

/** The browser's own modal dialog; it is open while it is rendered. */
export function Dialog({ title, onClose, children, foot, sheet, wide }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const { t } = useTranslation();
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={[styles['dialog'], sheet && styles['sheet'], wide && styles['wide']]
        .filter(Boolean)
        .join(' ')}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles['head']}>
        <h2 id={heading}>{title}</h2>
        <button type="button" className={styles['close']} onClick={onClose} aria-label={t('close')}>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles['body']}>{children}</div>
      {foot && <div className={styles['foot']}>{foot}</div>}
    </dialog>
  );
}
