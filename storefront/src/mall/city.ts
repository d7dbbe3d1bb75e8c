import { LANDED_ADDRESS } from '@mall/web-kit';
import { useSyncExternalStore } from 'react';
import { useSearchParams } from '../router/index.js';
import { locale } from './locale.js';

/** In a cookie, so that the server renders pages with the same totals; its name is that of the address. */
const COOKIE = LANDED_ADDRESS.city;
const YEAR_S = 31_536_000;
/** As long as the search takes it. */
const LONGEST = 100;

/** Where cars are collected when no city was chosen. */
const COLLECTED_IN = 'Уссурийск';

const names = new Map<string, string>();

/** Loads the names of cities for a page in another language than theirs. */
export async function startCities(): Promise<void> {
  if (locale === 'ru') return;
  const { deliveryCities } = await import('./delivery-cities.js');
  for (const city of deliveryCities) names.set(city.ru, city[locale]);
}

/** A city of the delivery prices in the language of the page; as it stands there when it is not known. */
export const cityName = (city: string): string => names.get(city) ?? city;

/** A city of delivery, or where cars are collected, in the language of the page. */
export const placeName = (city: string): string => cityName(city || COLLECTED_IN);

const listeners = new Set<() => void>();
let kept = import.meta.env.SSR ? '' : keptInCookie(document.cookie);
let cityOfVisitor = (): string => kept;

/** Tells the server, which renders pages for many visitors, where to find the city of the present one. */
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

/** Remembers a city in this browser, if it permits that; otherwise for this visit. */
export function keepCity(city: string): void {
  kept = city.slice(0, LONGEST);
  document.cookie = `${COOKIE}=${encodeURIComponent(kept)}; path=/; max-age=${YEAR_S}; samesite=lax`;
  for (const listener of listeners) listener();
}

/** Keeps a city that something else has told, such as an address or a search, unless the visitor has chosen one. */
export function guessCity(city: string | undefined): void {
  if (city && !kept) keepCity(city);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export interface ChosenCity {
  /** As in the table of delivery prices; empty: none, cars are collected in Ussuriysk. */
  readonly city: string;
  readonly choose: (city: string) => void;
}

/** Where the visitor wants cars to be delivered: the city of the address, else the one that was chosen last. */
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
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return { city: named ?? remembered, choose };
}
