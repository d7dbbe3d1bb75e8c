import { deliveryCities } from '@mall/contracts/product';

/** Other forms of the cities' names that people type, by Russian name and in lower case. */
const OTHER_FORMS: Readonly<Record<string, readonly string[]>> = {
  Уссурийск: ['уссурийске', 'уссурийска', 'ussurijsk', '双城子'],
  Владивосток: ['владивостоке', 'владивостока', 'владике', '海参崴'],
  Находка: ['находке', 'находки', 'находку'],
  Хабаровск: ['хабаровске', 'хабаровска', '伯力'],
  Благовещенск: ['благовещенске', 'благовещенска', '海兰泡'],
  Чита: ['чите', 'читы', 'читу'],
  Иркутск: ['иркутске', 'иркутска'],
  Красноярск: ['красноярске', 'красноярска'],
  Новосибирск: ['новосибирске', 'новосибирска'],
  Омск: ['омске', 'омска'],
  Екатеринбург: ['екатеринбурге', 'екатеринбурга', 'екб', 'ekaterinburg'],
  Челябинск: ['челябинске', 'челябинска'],
  Казань: ['казани'],
  Самара: ['самаре', 'самары', 'самару'],
  Москва: ['москве', 'москвы', 'москву'],
  'Санкт-Петербург': [
    'санкт-петербурге',
    'санкт-петербурга',
    'петербурге',
    'петербурга',
    'питере',
    'питера',
    'спб',
    'st petersburg',
  ],
  Краснодар: ['краснодаре', 'краснодара'],
};

/** The longest first, because a name may be part of another one. */
const FORMS = deliveryCities
  .flatMap(({ ru, zh, en }) =>
    [ru, zh, en, ...(OTHER_FORMS[ru] ?? [])].map((form) => [form.toLowerCase(), ru] as const),
  )
  .sort(([left], [right]) => right.length - left.length);

const isLetter = (text: string | undefined): boolean => /[a-zа-яё]/i.test(text ?? '');
const BEFORE = /(?:^|[^a-zа-яё])(?:доставкой\s+)?(?:во?|до|in|to|到|至)\s*$/i;

export interface TypedCity {
  readonly city: string;
  /** Position in the text, including the preposition before it. */
  readonly from: number;
  readonly to: number;
}

/** Returns the first city named in a text. */
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
