/** `+7914•••4567`, with a dot for every hidden digit: enough to know which phone it is. */
export function maskMobile(mobile: string): string {
  return `${mobile.slice(0, 5)}${'•'.repeat(mobile.length - 9)}${mobile.slice(-4)}`;
}
