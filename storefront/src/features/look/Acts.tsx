import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/Button.js';
import { Dialog } from '../../components/ui/Dialog.js';
import { Icon, iconNames } from '../../components/ui/Icon.js';
import layout from '../../components/ui/layout.module.css';
import { say } from '../../mall/say.js';

const LOOKS = ['primary', 'secondary', 'quiet', 'danger'] as const;

/** Shows buttons in their states, layers over a page, and icons. */
export function Acts() {
  const { t } = useTranslation('look');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {LOOKS.map((look) => (
        <div key={look} className={layout['row']}>
          <Button look={look}>{t('act')}</Button>
          <Button look={look} icon="heart">
            {t('act')}
          </Button>
          <Button look={look} small>
            {t('act')}
          </Button>
          <Button look={look} busy>
            {t('act')}
          </Button>
        </div>
      ))}
      <div className={layout['row']}>
        <Button onClick={() => setOpen(true)}>{t('dialog')}</Button>
        <Button onClick={() => say.done(t('message'))}>{t('success')}</Button>
        <Button onClick={() => say.failed(t('message'))}>{t('refusal')}</Button>
      </div>
      {isOpen && (
        <Dialog title={t('dialog')} onClose={() => setOpen(false)}>
          <p>{t('message')}</p>
        </Dialog>
      )}
      <p className={layout['row']}>
        {iconNames.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </p>
    </>
  );
}
