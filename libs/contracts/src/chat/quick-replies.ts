import type { Texts } from '@mall/validation';
import { QUICK_REPLY_PREFIX } from './frames.js';

/** Questions and answers that are sent by key, so that each side reads them in its own language. */
export const quickReplies = {
  isAvailable: {
    by: 'buyer',
    text: { ru: 'Автомобиль ещё в продаже?', zh: '这辆车还在售吗？', en: 'Is this car still for sale?' },
  },
  engineVideo: {
    by: 'buyer',
    text: {
      ru: 'Можно ли получить видео запуска двигателя?',
      zh: '能发一段启动发动机的视频吗？',
      en: 'Can I have a video of the engine being started?',
    },
  },
  whenShipped: {
    by: 'buyer',
    text: { ru: 'Когда автомобиль отправят?', zh: '什么时候发车？', en: 'When will the car be shipped?' },
  },
  isForSale: {
    by: 'seller',
    text: {
      ru: 'Да, автомобиль в продаже.',
      zh: '是的，这辆车还在售。',
      en: 'Yes, the car is for sale.',
    },
  },
  checking: {
    by: 'seller',
    text: {
      ru: 'Уточняем, ответим в ближайшее время.',
      zh: '正在核实，稍后回复您。',
      en: 'We are checking and will answer shortly.',
    },
  },
  received: {
    by: 'system',
    text: {
      ru: 'Вопрос получен. Сейчас нерабочее время, ответим, как только откроемся.',
      zh: '已收到您的问题。现在是非工作时间，我们上班后会尽快回复。',
      en: 'We have received your question. It is outside working hours; we will answer as soon as we open.',
    },
  },
} as const satisfies Record<string, { readonly by: 'buyer' | 'seller' | 'system'; readonly text: Texts }>;

export type QuickReply = keyof typeof quickReplies;

/** The text of a message that was sent by key; undefined for any other, and for a key that is no longer known. */
export function quickReplyOf(content: string): Texts | undefined {
  if (!content.startsWith(QUICK_REPLY_PREFIX)) return undefined;
  const key = content.slice(QUICK_REPLY_PREFIX.length);
  return Object.hasOwn(quickReplies, key) ? quickReplies[key as QuickReply].text : undefined;
}
