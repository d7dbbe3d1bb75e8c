import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import SignaturePad from 'signature_pad';
import { Button } from '../../../components/ui/Button.js';
import { TextField } from '../../../components/ui/Field.js';
import { Segments } from '../../../components/ui/Segments.js';
import { CodeSignature } from './CodeSignature.js';
import type { SalesContract } from './sales-contract.js';
import { isSameName } from './same-name.js';
import styles from './Signature.module.css';

interface PictureProps {
  readonly isBusy: boolean;
  /** A PNG as a data URL. */
  readonly onSign: (image: string) => void;
}

interface TypedProps extends PictureProps {
  /** Of the buyer, as in the contract. */
  readonly names: readonly string[];
}

interface SignatureProps {
  readonly contract: Pick<SalesContract, 'contractId' | 'buyerName' | 'buyerNameEn'>;
  readonly isBusy: boolean;
  readonly onSign: (proof: { readonly signatureImg: string } | { readonly smsCode: string }) => void;
}

/** A signature by finger or mouse, by the full name typed, or by a code that comes to the phone. */
export function Signature({ contract, isBusy, onSign }: SignatureProps) {
  const { t } = useTranslation('order');
  const { contractId, buyerName, buyerNameEn } = contract;
  const [way, setWay] = useState<'draw' | 'type' | 'code'>('draw');
  return (
    <div className={styles['signature']}>
      <h3>{t('signature.title')}</h3>
      <Segments
        label={t('signature.way')}
        value={way}
        options={[
          { value: 'draw', label: t('signature.draw') },
          { value: 'type', label: t('signature.type') },
          { value: 'code', label: t('signature.code') },
        ]}
        onChange={setWay}
      />
      {way === 'code' ? (
        <CodeSignature contractId={contractId} isBusy={isBusy} onSign={(smsCode) => onSign({ smsCode })} />
      ) : way === 'draw' ? (
        <Drawn isBusy={isBusy} onSign={(signatureImg) => onSign({ signatureImg })} />
      ) : (
        <Typed
          names={[buyerName, buyerNameEn]}
          isBusy={isBusy}
          onSign={(signatureImg) => onSign({ signatureImg })}
        />
      )}
      <p className="muted small">{t('signature.meaning')}</p>
    </div>
  );
}

function Drawn({ isBusy, onSign }: PictureProps) {
  const { t } = useTranslation('order');
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(null);
  const [isEmpty, setEmpty] = useState(true);
  useEffect(() => {
    const shown = canvas.current;
    if (!shown) return;
    // Twice the size on screen is sharp enough for print, and keeps the picture small.
    shown.width = shown.clientWidth * 2;
    shown.height = shown.clientHeight * 2;
    shown.getContext('2d')?.scale(2, 2);
    const drawn = new SignaturePad(shown, { penColor: '#14202b', minWidth: 0.8, maxWidth: 2.4 });
    drawn.addEventListener('endStroke', () => setEmpty(drawn.isEmpty()));
    pad.current = drawn;
    return () => drawn.off();
  }, []);
  return (
    <>
      <canvas ref={canvas} className={styles['canvas']} aria-label={t('signature.field')} />
      <div className={styles['actions']}>
        <Button
          look="primary"
          icon="pen"
          busy={isBusy}
          disabled={isEmpty}
          onClick={() => pad.current && onSign(pad.current.toDataURL('image/png'))}
        >
          {t('signature.sign')}
        </Button>
        <Button
          disabled={isEmpty}
          onClick={() => {
            pad.current?.clear();
            setEmpty(true);
          }}
        >
          {t('signature.again')}
        </Button>
      </div>
    </>
  );
}

function Typed({ names, isBusy, onSign }: TypedProps) {
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

/** The typed name as a picture, because that is what a signature is kept as. */
function pictureOf(name: string): string {
  const canvas = document.createElement('canvas');
  canvas.width = 800;
  canvas.height = 200;
  const context = canvas.getContext('2d')!;
  context.font = 'italic 56px Georgia, "PT Serif", "Songti SC", serif';
  context.fillStyle = '#14202b';
  context.textBaseline = 'middle';
  context.fillText(name, 24, 100, 752);
  return canvas.toDataURL('image/png');
}
