import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/Button.js';
import { TextField } from '../../../components/ui/Field.js';
import { isSameName } from './same-name.js';
import styles from './Signature.module.css';
import { type PictureProps, pictureOf } from './DrawnSignature.js';

interface TypedProps extends PictureProps {
  /** The buyer's names, as in the contract. */
  readonly names: readonly string[];
}

export function TypedSignature({ names, isBusy, onSign }: TypedProps) {
  const { t } = useTranslation('order');
  const [name, setName] = useState('');
  const [isRefused, setRefused] = useState(false);
  return (
    <form
      className={styles['typed']}
      onSubmit={(event) => {
        event.preventDefault();
        const isOwn = names.some((own) => isSameName(name, own));
        setRefused(!isOwn);
        if (isOwn) onSign(pictureOf(name.trim()));
      }}
    >
      <TextField
        label={t('signature.name')}
        autoComplete="name"
        maxLength={80}
        error={isRefused ? t('signature.nameDiffers', { name: names[0] }) : undefined}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" look="primary" icon="pen" busy={isBusy} disabled={name.trim().length < 3}>
        {t('signature.sign')}
      </Button>
    </form>
  );
}
