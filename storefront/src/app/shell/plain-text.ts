/** A notice may come as HTML; a page shows the words and nothing else. */
export function plainText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
}
