import type { Locale } from '@mall/validation';

/**
 * The address of a point (WGS 84 degrees) in the map service that readers of a language have at hand: Yandex, AMap,
 * which shifts points to the Chinese datum by itself, or OpenStreetMap.
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

/** A point as people write it down, 43.79712, 131.95012. */
export const coordinates = ({ lat, lng }: { readonly lat: number; readonly lng: number }): string =>
  `${lat.toFixed(5)}, ${lng.toFixed(5)}`;
