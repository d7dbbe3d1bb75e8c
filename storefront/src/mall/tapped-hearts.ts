/** Cars whose heart a visitor has tapped; stored in this tab only, because the next person may share the computer. */
const KEY = 'tappedHearts';

const tappedHearts = (): readonly string[] => sessionStorage.getItem(KEY)?.split(' ') ?? [];

export const rememberHeart = (spuId: string): void =>
  sessionStorage.setItem(KEY, [...new Set([...tappedHearts(), spuId])].join(' '));

/** Returns and deletes them, for the account of the person who has signed in. */
export function takeHearts(): readonly string[] {
  const taken = tappedHearts();
  sessionStorage.removeItem(KEY);
  return taken;
}
