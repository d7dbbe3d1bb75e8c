import type { Locale } from '@mall/validation';

/**
 * Returns the URL of a point (WGS 84 degrees) in the usual map service of the language: Yandex, AMap, which converts to the Chinese
 * datum itself, or OpenStreetMap.
 */
export function mapLink(
  { lat, lng }: { readonly lat: number; readonly lng: number },
  locale: Locale,
): string {
  const links: Readonly<Record<Locale, string>> = {
    ru: `https://yandex.ru/maps/?pt=${lng},${lat}&z=16&l=map`,
    zh: `https://uri.amap.com/marker?position=${lng},${lat}&coordinate=wgs84`,
    en: `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=16/${lat}/${lng}`,
  };
  return links[locale];
}

/** Formats a point as 43.79712, 131.95012. */
export const coordinates = ({ lat, lng }: { readonly lat: number; readonly lng: number }): string =>
  `${lat.toFixed(5)}, ${lng.toFixed(5)}`;
