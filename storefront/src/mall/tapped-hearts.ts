/** Cars whose heart a visitor has tapped; in this tab alone, so that the next person at a shared computer does not get them. */
const KEY = 'tappedHearts';

const tappedHearts = (): readonly string[] => sessionStorage.getItem(KEY)?.split(' ') ?? [];

export const rememberHeart = (spuId: string): void =>
  sessionStorage.setItem(KEY, [...new Set([...tappedHearts(), spuId])].join(' '));

/** Hands them over once, to the account of the person who has signed in. */
export function takeHearts(): readonly string[] {
  const taken = tappedHearts();
  sessionStorage.removeItem(KEY);
  return taken;
}
