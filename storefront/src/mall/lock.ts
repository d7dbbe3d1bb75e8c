/**
 * The screen lock: it hides the page from passers-by and is not a security boundary, since the session stays open. The code is
 * stored only as a salted hash, until the tab closes.
 */
const KEY = 'mall.shop.lock';

async function hash(salt: string, code: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${salt}:${code}`));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const isLocked = (): boolean => sessionStorage.getItem(KEY) !== null;

export async function lock(code: string): Promise<void> {
  const salt = crypto.randomUUID();
  sessionStorage.setItem(KEY, JSON.stringify({ salt, hash: await hash(salt, code) }));
}

/** Unlocks the screen if the code is right. */
export async function unlock(code: string): Promise<boolean> {
  const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { salt: string; hash: string } | null;
  if (kept && (await hash(kept.salt, code)) !== kept.hash) return false;
  clearLock();
  return true;
}

export const clearLock = (): void => sessionStorage.removeItem(KEY);
