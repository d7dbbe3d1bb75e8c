import { LANDED_ADDRESS } from '@mall/web-kit';
import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { locale } from './locale.js';
import { KEEPS_SCROLL } from './pages.js';

/** A cookie, so that the server renders pages with the same totals; named like the URL parameter. */
const COOKIE = LANDED_ADDRESS.city;
const YEAR_S = 31_536_000;
/** Maximum length in the search. */
const LONGEST = 100;

/** City in which cars are collected when none was chosen. */
const COLLECTED_IN = 'Уссурийск';

const names = new Map<string, string>();

/** Loads the names of cities for a page in a language other than Russian. */
export async function startCities(): Promise<void> {
  if (locale === 'ru') return;
  const { deliveryCities } = await import('@mall/web-kit/delivery-cities');
  for (const city of deliveryCities) names.set(city.ru, city[locale]);
}

/** Returns a city of the delivery prices in the language of the page; an unknown one unchanged. */
export const cityName = (city: string): string => names.get(city) ?? city;

/** Returns the city of delivery, or the place of collection, in the language of the page. */
export const placeName = (city: string): string => cityName(city || COLLECTED_IN);

const listeners = new Set<() => void>();
let kept = import.meta.env.SSR ? '' : keptInCookie(document.cookie);
let cityOfVisitor = (): string => kept;

/** Sets how the server, which renders pages for many visitors, gets the city of the current one. */
export function cityBy(read: () => string): void {
  cityOfVisitor = read;
}

function keptInCookie(cookies: string): string {
  const pair = cookies.split('; ').find((one) => one.startsWith(`${COOKIE}=`));
  try {
    return decodeURIComponent(pair?.slice(COOKIE.length + 1) ?? '').slice(0, LONGEST);
  } catch {
    return '';
  }
}

/** Stores a city in this browser, if it permits that; otherwise keeps it for this visit. */
export function keepCity(city: string): void {
  kept = city.slice(0, LONGEST);
  document.cookie = `${COOKIE}=${encodeURIComponent(kept)}; path=/; max-age=${YEAR_S}; samesite=lax`;
  for (const listener of listeners) listener();
}

/** Stores a city from another source, such as an address or a search, unless the visitor has chosen one. */
export function guessCity(city: string | undefined): void {
  if (city && !kept) keepCity(city);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export interface ChosenCity {
  /** Named as in the table of delivery prices; empty for collection in Ussuriysk. */
  readonly city: string;
  readonly choose: (city: string) => void;
}

/** Returns the visitor's city of delivery: the city in the URL, otherwise the one chosen last. */
export function useCity(): ChosenCity {
  const [search, setSearch] = useSearchParams();
  const remembered = useSyncExternalStore(
    subscribe,
    () => kept,
    () => cityOfVisitor(),
  );
  const named = search.get(COOKIE)?.slice(0, LONGEST);
  const choose = (city: string): void => {
    keepCity(city);
    if (named === undefined) return;
    const next = new URLSearchParams(search);
    if (city) next.set(COOKIE, city);
    else next.delete(COOKIE);
    for (const page of ['page', 'after']) next.delete(page);
    setSearch(next, { replace: true, state: KEEPS_SCROLL });
  };
  return { city: named ?? remembered, choose };
}
