import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/Button.js';

/** One line of bank details with a button that copies it. */
export function CopyRow({ label, value, copy = value }: { label: string; value: string; copy?: string }) {
  const { t } = useTranslation('order');
  const [isCopied, setCopied] = useState(false);
  const take = (): void => {
    void navigator.clipboard?.writeText(copy).then(() => {
      setCopied(true);
      setTimeout(() => setCopied(false), 2000);
    });
  };
  return (
    <div>
      <dt>{label}</dt>
      <dd className="figures">
        <span>{value}</span>
        <Button
          look="quiet"
          small
          className="no-print"
          icon={isCopied ? 'check' : 'copy'}
          onClick={take}
          aria-label={t('payment.copy', { label })}
        />
      </dd>
    </div>
  );
}
