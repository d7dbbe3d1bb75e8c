/** Returns `+7914•••4567`, with a dot for every hidden digit: enough to recognise the phone. */
export function maskMobile(mobile: string): string {
  return `${mobile.slice(0, 5)}${'•'.repeat(mobile.length - 9)}${mobile.slice(-4)}`;
}
