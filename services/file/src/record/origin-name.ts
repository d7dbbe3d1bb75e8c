const MAX_LENGTH = 200;
/** Control characters, and marks that reverse the direction of a name. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Returns the name that a sender gave a file, cleaned for people: without folders and hidden characters, never empty. */
export function originNameOf(given: string | undefined): string {
  const name = (given ?? '').split(/[\\/]/).at(-1)!.replace(HIDDEN, '').trim();
  return [...name].slice(0, MAX_LENGTH).join('') || 'file';
}

/** Returns `Content-Disposition` for a name in any language. Source: RFC 6266, RFC 8187. */
export function dispositionOf(name: string, isDownload: boolean): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%;]/g, '_');
  const full = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${isDownload ? 'attachment' : 'inline'}; filename="${plain}"; filename*=UTF-8''${full}`;
}
