import type { FeedOffer } from '@mall/contracts/product';
import type { FeedFormat, FeedHead } from './feed-format.js';
import {
  carAddress,
  descriptionOf,
  leadingPrice,
  pictureAddresses,
  slugsOf,
  titleOf,
  wordOf,
} from './offer-texts.js';
import { element, xmlText } from './xml.js';

/** Returns the id of a list of the shop, of a make or a series, whose offers Yandex may show. */
const setId = (slugs: readonly string[]): string => slugs.join('--');
const CATEGORIES = { any: 1, new: 2, used: 3 } as const;
const LONGEST_NAME = 256;

const set = (origin: string, name: string, slugs: readonly string[]): string =>
  `<set id="${setId(slugs)}">${element('name', `${name} из Китая`)}${element('url', `${origin}/ru/cars/${slugs.join('/')}`)}</set>`;

function setsOf({ makes, origin }: FeedHead): string {
  const sets = new Map<string, string>();
  for (const { name, series } of makes) {
    for (const one of [undefined, ...series]) {
      const slugs = slugsOf(name, one);
      // A series whose name has no Latin letters has no list of its own.
      if (slugs.length === (one === undefined ? 1 : 2))
        sets.set(setId(slugs), set(origin, [name, one].filter(Boolean).join(' '), slugs));
    }
  }
  return [...sets.values()].join('\n');
}

const param = (name: string, value: string | number | undefined, unit?: string): string =>
  element('param', value, ` name="${name}"${unit ? ` unit="${unit}"` : ''}`);

function setIdsOf({ make, series }: FeedOffer): string {
  const slugs = slugsOf(make, series);
  return slugs.map((_, index) => setId(slugs.slice(0, index + 1))).join(',');
}

/** Offers of vehicles for Yandex Search. Source: Yandex Webmaster help, vehicles; Yandex Market help, YML. */
export const yandexFeed: FeedFormat = {
  mostOffers: 30_000,

  head: (head) =>
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<yml_catalog date="${head.writtenAt.toISOString().slice(0, 19)}+00:00">`,
      '<shop>',
      element('name', head.siteName) + element('company', head.company) + element('url', head.origin),
      '<currencies><currency id="RUR" rate="1"/></currencies>',
      `<categories><category id="${CATEGORIES.any}">Автомобили</category>` +
        `<category id="${CATEGORIES.new}" parentId="${CATEGORIES.any}">Новые автомобили</category>` +
        `<category id="${CATEGORIES.used}" parentId="${CATEGORIES.any}">Автомобили с пробегом</category></categories>`,
      `<sets>\n${setsOf(head)}\n</sets>`,
      '<offers>\n',
    ].join('\n'),

  offer: (offer, { origin }, pictures) =>
    [
      `<offer id="${offer.spuId}" available="${offer.hasStock}">`,
      `<name>${xmlText(titleOf(offer), LONGEST_NAME)}</name>`,
      element('vendor', offer.make),
      element('model', offer.series),
      element('url', carAddress(origin, offer)),
      element('price', leadingPrice(offer)),
      '<currencyId>RUR</currencyId>',
      element('categoryId', CATEGORIES[offer.condition ?? 'any']),
      element('set-ids', setIdsOf(offer)),
      ...pictureAddresses(origin, offer, pictures).map((address) => element('picture', address)),
      element('description', descriptionOf(offer)),
      '<country_of_origin>Китай</country_of_origin>',
      param('Состояние', wordOf(offer, 'condition')),
      param('Год выпуска', offer.year),
      param('Пробег', offer.mileageKm, 'км'),
      param('Кузов', wordOf(offer, 'bodyType')),
      param('Двигатель', wordOf(offer, 'fuel')),
      param('Объём двигателя', offer.engineCc || undefined, 'см³'),
      param('Мощность', offer.powerHp, 'л. с.'),
      param('Коробка передач', wordOf(offer, 'gearbox')),
      param('Привод', wordOf(offer, 'drive')),
      param('Руль', wordOf(offer, 'steering')),
      param('Цвет', wordOf(offer, 'colour')),
      '</offer>\n',
    ].join(''),

  foot: '</offers>\n</shop>\n</yml_catalog>\n',
};
