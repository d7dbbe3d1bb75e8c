const KEY = 'social-back';

/** Keeps, while the person is at another service, the page to come back to afterwards. */
export const keepBack = (back: string): void => sessionStorage.setItem(KEY, back);

/** A path of this shop, as `backFrom` checks it. */
export function keptBack(): URLSearchParams {
  return new URLSearchParams({ back: sessionStorage.getItem(KEY) ?? '' });
}
