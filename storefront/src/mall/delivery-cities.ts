import type { Locale } from '@mall/web-kit';

interface DeliveryCity {
  /** As in the table of delivery prices. */
  readonly ru: string;
  readonly zh: string;
  readonly en: string;
  /** Other forms that people type, in lower case. */
  readonly typed: string;
}

const city = (ru: string, zh: string, en: string, typed = ''): DeliveryCity => ({ ru, zh, en, typed });

/** Cities that people name when they ask for a landed cost; their prices are the order service's. */
const CITIES: readonly DeliveryCity[] = [
  city('Уссурийск', '乌苏里斯克', 'Ussuriysk', 'уссурийске,уссурийска,ussurijsk,双城子'),
  city('Владивосток', '符拉迪沃斯托克', 'Vladivostok', 'владивостоке,владивостока,владике,海参崴'),
  city('Находка', '纳霍德卡', 'Nakhodka', 'находке,находки,находку'),
  city('Хабаровск', '哈巴罗夫斯克', 'Khabarovsk', 'хабаровске,хабаровска,伯力'),
  city('Благовещенск', '布拉戈维申斯克', 'Blagoveshchensk', 'благовещенске,благовещенска,海兰泡'),
  city('Чита', '赤塔', 'Chita', 'чите,читы,читу'),
  city('Иркутск', '伊尔库茨克', 'Irkutsk', 'иркутске,иркутска'),
  city('Красноярск', '克拉斯诺亚尔斯克', 'Krasnoyarsk', 'красноярске,красноярска'),
  city('Новосибирск', '新西伯利亚', 'Novosibirsk', 'новосибирске,новосибирска'),
  city('Омск', '鄂木斯克', 'Omsk', 'омске,омска'),
  city('Екатеринбург', '叶卡捷琳堡', 'Yekaterinburg', 'екатеринбурге,екатеринбурга,екб,ekaterinburg'),
  city('Челябинск', '车里雅宾斯克', 'Chelyabinsk', 'челябинске,челябинска'),
  city('Казань', '喀山', 'Kazan', 'казани'),
  city('Самара', '萨马拉', 'Samara', 'самаре,самары,самару'),
  city('Москва', '莫斯科', 'Moscow', 'москве,москвы,москву'),
  city(
    'Санкт-Петербург',
    '圣彼得堡',
    'Saint Petersburg',
    'санкт-петербурге,санкт-петербурга,петербурге,петербурга,питере,питера,спб,st petersburg',
  ),
  city('Краснодар', '克拉斯诺达尔', 'Krasnodar', 'краснодаре,краснодара'),
];

/** A city of the delivery prices in the language of the page; as it stands there when it is not known. */
export const cityName = (ru: string, locale: Locale): string =>
  CITIES.find((one) => one.ru === ru)?.[locale] ?? ru;

const FORMS = CITIES.flatMap(({ ru, zh, en, typed }) =>
  [ru, zh, en, ...typed.split(',')].filter(Boolean).map((form) => [form.toLowerCase(), ru] as const),
).sort(([left], [right]) => right.length - left.length);

const isLetter = (text: string | undefined): boolean => /[a-zа-яё]/i.test(text ?? '');
const BEFORE = /(?:^|[^a-zа-яё])(?:доставкой\s+)?(?:во?|до|in|to|到|至)\s*$/i;

export interface TypedCity {
  readonly city: string;
  /** Where it stands in the text, with the preposition before it. */
  readonly from: number;
  readonly to: number;
}

/** The first city that is named in a text. */
export function typedCity(text: string): TypedCity | undefined {
  const typed = text.toLowerCase();
  for (const [form, ru] of FORMS) {
    const at = typed.indexOf(form);
    if (at < 0) continue;
    const isWhole = !isLetter(form) || (!isLetter(typed[at - 1]) && !isLetter(typed[at + form.length]));
    if (!isWhole) continue;
    const before = BEFORE.exec(typed.slice(0, at))?.[0].replace(/^[^a-zа-яё到至]+/i, '') ?? '';
    return { city: ru, from: at - before.length, to: at + form.length };
  }
  return undefined;
}
