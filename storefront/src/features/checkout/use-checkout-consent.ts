import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useConsentText, useNeedsConsent, type ShownText } from '../../mall/consents.js';

/** The consent that the first order needs, and every one after the text has changed. */
export interface CheckoutConsent {
  /** Undefined until it is known. */
  readonly isNeeded: boolean | undefined;
  readonly isAgreed: boolean;
  readonly agree: (isAgreed: boolean) => void;
  /** The text to be sent with the order; undefined when an earlier consent is still good. */
  readonly given: ShownText | undefined;
  readonly problem: string | undefined;
  readonly box: RefObject<HTMLInputElement | null>;
  /** Returns whether the order may be placed; otherwise shows the box with what is wrong. */
  readonly isGiven: () => boolean;
  readonly onTextChanged: () => void;
}

export function useCheckoutConsent(): CheckoutConsent {
  const { t } = useTranslation('form');
  const { shown, refetch } = useConsentText();
  const isNeeded = useNeedsConsent('checkout');
  const [isAgreed, agree] = useState(false);
  const [problem, setProblem] = useState<string>();
  const box = useRef<HTMLInputElement>(null);
  const version = shown?.version;
  // A tick counts for the text that was shown.
  useEffect(() => agree(false), [version]);
  return {
    isNeeded,
    isAgreed,
    agree: (isTicked) => {
      agree(isTicked);
      setProblem(undefined);
    },
    given: isNeeded ? shown : undefined,
    problem,
    box,
    isGiven: () => {
      if (isNeeded === false || (isAgreed && shown)) return true;
      setProblem(t(isAgreed ? 'consent.notLoaded' : 'consent.checkoutNeeded'));
      box.current?.focus();
      return false;
    },
    onTextChanged: () => {
      agree(false);
      refetch();
    },
  };
}
