/** @throws Error with one sentence for anything but a whole number from 0 on. */
export function wholeNumber(name: string, text: string | undefined, fallback: number): number {
  const value = Number(text ?? fallback);
  if (text !== '' && Number.isInteger(value) && value >= 0) return value;
  throw new Error(`--${name} must be a whole number, not "${text}".`);
}

export const anySeed = (): number => Math.floor(Math.random() * 1_000_000);
