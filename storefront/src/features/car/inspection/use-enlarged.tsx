import { defectWords, panelWords, word } from '@mall/web-kit';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLayer } from '../../../components/use-layer.js';
import { locale } from '../../../mall/locale.js';
import type { Report } from '../car.js';
import type { Slide } from '../slides.js';

const FullScreen = lazy(() => import('../FullScreen.js'));

const slide = (url: string, alt: string): Slide => ({ kind: 'picture', url, alt });

interface Enlarged {
  readonly enlarge: (url: string) => void;
  /** All pictures of the report in full screen, while they are open. */
  readonly enlarged: ReactNode;
}

/** Opens a picture of the report in full screen, with the others beside it. */
export function useEnlarged(report: Report): Enlarged {
  const { t } = useTranslation('inspection');
  const layer = useLayer('inspection-pictures');
  const [chosen, setChosen] = useState<string>();
  const ofDefects = (report.defects ?? []).flatMap(({ imgUrl, panel, kind }) =>
    imgUrl ? [slide(imgUrl, `${word(panelWords, panel, locale)}: ${word(defectWords, kind, locale)}`)] : [],
  );
  const others = (report.imgUrls ?? []).map((url, at) => slide(url, t('photo', { number: at + 1 })));
  const slides = [...ofDefects, ...others];
  const enlarge = (url: string): void => {
    setChosen(url);
    layer.open();
  };
  const index = Math.max(
    0,
    slides.findIndex(({ url }) => url === chosen),
  );
  const enlarged = layer.isOpen && slides.length > 0 && (
    <Suspense>
      <FullScreen slides={slides} index={index} onClose={layer.close} />
    </Suspense>
  );
  return { enlarge, enlarged };
}
