import { isApiError, type InputOf, type OutputOf } from '@mall/web-kit';
import { useQuery } from '@tanstack/react-query';
import { read } from './api.js';
import { locale } from './locale.js';
import { usePageText } from './page-text.js';

export type OwnConsent = OutputOf<'user.consent.own'>[number];
export type ConsentPurpose = OwnConsent['purpose'];
/** The text that was shown when somebody consented, as requests carry it. */
export type ShownText = NonNullable<InputOf<'auth.register'>['consent']>;

export const ownConsents = read('user.consent.own', {});

/** Whether a request was refused because the text of its consent has changed since it was shown. */
export const isTextChanged = (error: unknown): boolean => isApiError(error, 'A04005');

/** Returns the text in force as requests name it, undefined until it is loaded, and a function that reads it again. */
export function useConsentText(): {
  readonly shown: ShownText | undefined;
  readonly refetch: () => unknown;
} {
  const { data, refetch } = usePageText('privacy');
  // A text that this browser has kept from an earlier release has no version.
  const version = data?.version;
  return {
    shown: version === undefined ? undefined : { version, language: locale },
    // The same function in every rendering.
    refetch,
  };
}

export const isLive = ({ withdrawnTime }: OwnConsent): boolean => withdrawnTime === null;

/**
 * Returns whether the signed-in person still has to consent to the text in force for a purpose; undefined until that is known.
 */
export function useNeedsConsent(purpose: ConsentPurpose): boolean | undefined {
  const { shown } = useConsentText();
  const { data, isPending } = useQuery(ownConsents);
  if (isPending) return undefined;
  return !data?.some(
    (consent) => consent.purpose === purpose && isLive(consent) && consent.version === shown?.version,
  );
}
