/** Most bytes of a name that Linux stores, and most UTF-16 units that Windows and macOS do. */
const MAX_BYTES = 255;
const FALLBACK = 'file';

/** Control characters, invisible marks (also of direction), and halves of characters. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]/gu;
const IGNORED = /[\s.]/;
/** Characters that Windows allows in no name; a colon would name a hidden part of another file. */
const FORBIDDEN = /[<>:"|?*]/g;
/** Names of devices, which Windows opens instead of a file, whatever their ending. Source: Microsoft, Naming Files. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])(?=\s*(?:\.|$))/i;

/** Endings of files that start a program when they are opened, or hold one that asks to be started. */
const EXECUTABLE = new Set(
  (
    'a3x action ade adp apk app appimage application appref-ms appx appxbundle bas bat bash bin cab chm class cmd com ' +
    'command cpl csh deb desktop diagcab dll dmg docm dotm drv elf exe fish fxp gadget hlp hta htm html htaccess ' +
    'img inf ins inx ipa iqy isp iso isu jar jnlp job js jse ksh library-ms lnk mad mam maq mau mcf mda mde mdt mdw ' +
    'mdz mht mhtml mjs msc msh msi msix msp mst msu ocx one ops osx out pcd php phtml pif pkg pl potm ppam ppsm pptm ' +
    'prf prg ps1 psc1 psc2 psd1 psm1 py pyc pyw rb reg rgs rpm run scf scr sct search-ms searchconnector-ms ' +
    'settingcontent-ms sh shb shs shtml sldm slk svg swf sys theme themepack tsp udl url vb vbe vbp vbs vhd vhdx vsmacros ' +
    'vsw vxd website workflow ws wsb wsc wsf wsh xbap xht xhtml xlam xll xlsb xlsm xltm xml xnk xps xsl xslt zsh'
  ).split(' '),
);
/** Endings of the pictures, papers, videos and archives that people send, and that apps add while they download. */
const ORDINARY = new Set(
  (
    '7z avif bmp crdownload doc docx download gif gz heic heif jfif jpe jpeg jpg m4v mov mp4 odt part pdf png rar rtf tif tiff ' +
    'tmp txt webm webp xls xlsx zip'
  ).split(' '),
);
/** Other endings that mean the same format as the key. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  jpg: ['jpeg', 'jpe', 'jfif'],
  heic: ['heif'],
  mp4: ['m4v', 'mov'],
};

/**
 * Returns the name that a sender gave a file, for people: without folders and hidden characters, at most 255 bytes, and
 * with the ending of its content, `extension`, in place of any other. An ending of a program further inside loses its
 * dot, because some systems hide the last ending.
 */
export function originNameOf(given: string | undefined, extension: string): string {
  const shown = (given ?? '')
    .normalize('NFC')
    .split(/[\\/]/)
    .at(-1)!
    .replace(HIDDEN, '')
    .replace(FORBIDDEN, '_')
    .replace(/\s+/g, ' ');
  const stem = trimmed(stemOf(trimmed(shown), extension)) || FALLBACK;
  const fitting = cut(stem.replace(DEVICE, '$&_'), MAX_BYTES - Buffer.byteLength(`.${extension}`));
  return `${disarmed(trimmed(fitting))}.${extension}`;
}

/** Removes blanks and dots at both ends: Windows ignores them at the end, and others hide names that begin with a dot. */
function trimmed(name: string): string {
  let [from, to] = [0, name.length];
  while (from < to && IGNORED.test(name[from]!)) from += 1;
  while (from < to && IGNORED.test(name[to - 1]!)) to -= 1;
  return name.slice(from, to);
}

/** Returns a name without one ending of any known format, and without each ending of its own format before that. */
function stemOf(name: string, extension: string): string {
  const own = [extension, ...(SAME[extension] ?? [])];
  let stem = name;
  let ending = endingOf(stem);
  if (EXECUTABLE.has(ending) || ORDINARY.has(ending)) stem = without(stem, ending);
  for (ending = endingOf(stem); own.includes(ending); ending = endingOf(stem)) stem = without(stem, ending);
  return stem;
}

/** Returns what follows the last dot, in lower case; nothing when no letters stand before the dot. */
function endingOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
}

const without = (name: string, ending: string): string => trimmed(name.slice(0, -ending.length));

/** Cuts a text to a number of bytes in UTF-8, between two characters. */
function cut(text: string, bytes: number): string {
  let left = bytes;
  const fits = (character: string): boolean => (left -= Buffer.byteLength(character)) >= 0;
  const characters = [...text];
  const end = characters.findIndex((character) => !fits(character));
  return end < 0 ? text : characters.slice(0, end).join('');
}

const disarmed = (stem: string): string =>
  stem.replace(/\.([^.]*)/g, (part, ending: string) =>
    EXECUTABLE.has(ending.trim().toLowerCase()) ? `_${ending}` : part,
  );

/** Returns `Content-Disposition` for a name in any language. Source: RFC 6266, RFC 8187. */
export function dispositionOf(name: string, isDownload: boolean): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%;]/g, '_');
  const full = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${isDownload ? 'attachment' : 'inline'}; filename="${plain}"; filename*=UTF-8''${full}`;
}
