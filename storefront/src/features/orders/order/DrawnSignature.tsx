import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import SignaturePad from 'signature_pad';
import { Button } from '../../../components/ui/Button.js';
import styles from './Signature.module.css';

export interface PictureProps {
  readonly isBusy: boolean;
  /** Called with a PNG as a data URL. */
  readonly onSign: (image: string) => void;
}

export function DrawnSignature({ isBusy, onSign }: PictureProps) {
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

/** Draws the typed name as a picture, the form in which signatures are stored. */
export function pictureOf(name: string): string {
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
