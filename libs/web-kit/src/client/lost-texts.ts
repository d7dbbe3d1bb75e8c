import type { Locale, Texts } from '@mall/validation';
import { ApiError } from './api-error.js';

/** Texts for a missing answer; part of the initial bundle, because nothing can be loaded then. */
const lostTexts = {
  network: {
    ru: 'Нет связи с магазином. Проверьте интернет и повторите',
    zh: '网络连接失败，请检查网络后重试',
    en: 'The shop cannot be reached. Check your connection and try again',
  },
  timeout: {
    ru: 'Магазин не ответил за 30 секунд. Обновите страницу, прежде чем повторять',
    zh: '请求超时，请刷新页面后重试',
    en: 'The shop did not answer within 30 seconds. Refresh the page before you try again',
  },
} satisfies Record<string, Texts>;

/** `network`: no answer arrived. `timeout`: no answer arrived in time. */
export type Loss = keyof typeof lostTexts;

export const lostText = (loss: Loss, locale: Locale): string => lostTexts[loss][locale];

/** Returns the text for the status of an answer without a text of its own, or for `captcha`. */
export async function textOfStatus(status: string | number, locale: Locale): Promise<string> {
  try {
    const { statusText } = await import('./status-texts.js');
    return statusText(status, locale);
  } catch {
    return lostText('network', locale);
  }
}

/**
 * Loads a part of the client that few visitors need.
 * @throws ApiError when it cannot be loaded
 */
export async function loaded<T>(load: () => Promise<T>, locale: Locale): Promise<T> {
  try {
    return await load();
  } catch {
    throw new ApiError(lostText('network', locale), 'network', 'network');
  }
}
