import { FILE_PURPOSES } from '@mall/contracts/file';
import type { Locale, Texts } from '@mall/validation';

/**
 * Picture types offered for messages, as an `accept` attribute. Without HEIC among them, an iPhone converts its photos
 * before they are sent.
 */
export const CHAT_PICTURE_TYPES = 'image/png,image/jpeg,image/webp,image/gif';

const NAMES = /\.(png|jpe?g|webp|gif|avif|hei[cf])$/i;
const MEGABYTES = FILE_PURPOSES.chat.maxMegabytes;

const problems = {
  kind: {
    ru: 'Файл «{name}» не отправлен: нужна картинка jpg, png, webp, gif, avif или heic',
    zh: '文件“{name}”未发送：请选择 jpg、png、webp、gif、avif 或 heic 图片',
    en: '“{name}” was not sent: choose a picture in jpg, png, webp, gif, avif or heic',
  },
  size: {
    ru: `Файл «{name}» не отправлен: он больше ${MEGABYTES} МБ`,
    zh: `文件“{name}”未发送：大小超过 ${MEGABYTES} MB`,
    en: `“{name}” was not sent: it is larger than ${MEGABYTES} MB`,
  },
  empty: {
    ru: 'Файл «{name}» не отправлен: он пуст',
    zh: '文件“{name}”未发送：文件是空的',
    en: '“{name}” was not sent: it is empty',
  },
  refused: {
    ru: 'Файл «{name}» не отправлен. {reason}',
    zh: '文件“{name}”未发送。{reason}',
    en: '“{name}” was not sent. {reason}',
  },
} satisfies Record<string, Texts>;

function problemOf({ name, size }: Pick<File, 'name' | 'size'>): keyof typeof problems | undefined {
  if (!NAMES.test(name)) return 'kind';
  if (size === 0) return 'empty';
  return size > MEGABYTES * 1024 * 1024 ? 'size' : undefined;
}

const inWords = (text: string, name: string, reason = ''): string =>
  text.replace('{reason}', () => reason).replace('{name}', () => name);

/** Returns why a picture cannot be sent, judged by its name, and what is allowed; the server also checks its content. */
export function chatPictureProblem(file: Pick<File, 'name' | 'size'>, locale: Locale): string | undefined {
  const problem = problemOf(file);
  return problem && inWords(problems[problem][locale], file.name);
}

/** Returns the reason of a failed upload with the picture's name. */
export const chatPictureRefusal = (name: string, reason: string, locale: Locale): string =>
  inWords(problems.refused[locale], name, reason);
