import type { FeedFormat } from './feed-format.js';
import { carAddress, descriptionOf, leadingPrice, pictureAddresses, titleOf, wordOf } from './offer-texts.js';
import { element, xmlText } from './xml.js';

/** Vehicles & Parts > Vehicles > Motor Vehicles > Cars, Trucks & Vans. Source: Google product taxonomy. */
const CARS = 916;
const LONGEST_TITLE = 150;

/**
 * RSS 2.0 with the attributes of products and of vehicles. Source: Merchant Center help, product data specification and
 * primary feed of vehicle ads. A picture is required, so cars without one are left out; VINs are left out, because they
 * are not public.
 */
export const googleFeed: FeedFormat = {
  mostOffers: 30_000,

  head: ({ origin, siteName, company }) =>
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
      '<channel>',
      element('title', siteName) + element('link', `${origin}/ru/cars`) + element('description', company),
      '',
    ].join('\n'),

  offer: (offer, { origin }, most) => {
    const [picture, ...others] = pictureAddresses(origin, offer, most);
    if (!picture) return '';
    return [
      '<item>',
      element('g:id', offer.spuId),
      `<g:title>${xmlText(titleOf(offer), LONGEST_TITLE)}</g:title>`,
      element('g:description', descriptionOf(offer)),
      element('g:link', carAddress(origin, offer)),
      element('g:image_link', picture),
      ...others.map((address) => element('g:additional_image_link', address)),
      element('g:availability', offer.hasStock ? 'in_stock' : 'out_of_stock'),
      element('g:price', `${leadingPrice(offer)}.00 RUB`),
      element('g:condition', offer.condition),
      element('g:brand', offer.make),
      element('g:model', offer.series),
      element('g:year', offer.year),
      element('g:mileage', offer.mileageKm === undefined ? undefined : `${offer.mileageKm} km`),
      element('g:body_style', offer.bodyType),
      element('g:color', wordOf(offer, 'colour')),
      element('g:google_product_category', CARS),
      '</item>\n',
    ].join('');
  },

  foot: '</channel>\n</rss>\n',
};
