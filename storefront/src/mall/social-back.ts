const KEY = 'social-back';

/** Stores, while the person is at another service, the page to return to afterwards. */
export const keepBack = (back: string): void => sessionStorage.setItem(KEY, back);

/** Returns the stored page as the parameter that `backFrom` checks. */
export function keptBack(): URLSearchParams {
  return new URLSearchParams({ back: sessionStorage.getItem(KEY) ?? '' });
}
