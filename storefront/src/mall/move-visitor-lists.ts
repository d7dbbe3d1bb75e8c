import { isApiError } from '@mall/web-kit';
import { call } from './api.js';
import { carsOf } from './car-search.js';
import { removeVisitorLine, visitorCart, type VisitorLine } from './visitor-cart.js';
import { visitorFavourites } from './visitor-favourites.js';

/** Cars that an account did not take, and the reasons in the language of the page. */
export interface LeftBehind {
  readonly lines: readonly { readonly name: string; readonly why: string }[];
  /** Number of favourites that are no longer on sale. */
  readonly favouritesGone: number;
  /** The favourites for which the account had no room. */
  readonly favouritesRefused: { readonly count: number; readonly why: string } | undefined;
}

/** Codes of refusals that repeating does not change: favourites full, off sale, cart full, not enough units. */
const FINAL: readonly string[] = ['A00001', 'A01000', 'A02002', 'A03010'];

/**
 * Moves cart and favourites of this browser to the account. Each entry leaves the browser once the account has it or has refused it,
 * so that an interrupted move continues later; only one tab moves at a time.
 * @throws ApiError when the mall could not be reached
 */
export async function moveVisitorLists(): Promise<LeftBehind> {
  const move = async (): Promise<LeftBehind> => ({ lines: await moveCart(), ...(await moveFavourites()) });
  // Browsers have locks only on secure pages.
  return 'locks' in navigator ? navigator.locks.request('moveVisitorLists', move) : move();
}

async function moveCart(): Promise<LeftBehind['lines']> {
  const lines = visitorCart.read();
  if (lines.length === 0) return [];
  const [cart, offSale] = await Promise.all([
    call('order.cart.info', {}),
    call('order.cart.expiredList', {}),
  ]);
  const items = [...cart.shopCarts.flatMap(({ shopCartItem }) => shopCartItem), ...offSale];
  const known = new Map(items.map(({ skuId, count }) => [skuId, count]));
  const left = [];
  for (const line of lines) {
    const why = await moveLine(line, known.get(line.skuId) ?? 0);
    if (why !== undefined) left.push({ name: line.name, why });
    removeVisitorLine(line.skuId);
  }
  return left;
}

/** Adds what the account lacks of a line; a car that both have chosen is not counted twice. @returns why it was refused */
async function moveLine(line: VisitorLine, known: number): Promise<string | undefined> {
  const count = line.count - known;
  if (count <= 0) return undefined;
  const { spuId, skuId, isChecked, changeKey } = line;
  const isCheck = isChecked ? 1 : 0;
  return whyRefused(
    call('order.cart.changeItem', { spuId, skuId, count, isCheck, idempotencyKey: changeKey }),
  );
}

/** Returns the message of a final refusal; undefined when the call succeeded. */
async function whyRefused(called: Promise<unknown>): Promise<string | undefined> {
  try {
    await called;
    return undefined;
  } catch (error) {
    if (isApiError(error) && FINAL.includes(error.code)) return error.message;
    throw error;
  }
}

async function moveFavourites(): Promise<Omit<LeftBehind, 'lines'>> {
  const kept = visitorFavourites.read();
  if (kept.length === 0) return { favouritesGone: 0, favouritesRefused: undefined };
  const [{ list }, found] = await Promise.all([
    call('user.favourite.page', { pageNum: 1, pageSize: 500 }),
    call('product.search.simplePageSignedIn', { spuIds: [...kept], pageSize: kept.length }),
  ]);
  const known = new Set(list.map(({ spuId }) => spuId));
  const onSale = new Set(carsOf(found).map(({ spuId }) => spuId));
  const isNew = kept.filter((spuId) => !known.has(spuId));
  const refusals: string[] = [];
  // The last one first in the account too.
  for (const spuId of [...kept].reverse()) {
    const isAdded = isNew.includes(spuId) && onSale.has(spuId);
    const why = isAdded ? await whyRefused(call('user.favourite.add', { spuId })) : undefined;
    if (why !== undefined) refusals.push(why);
    visitorFavourites.change((present) => present.filter((id) => id !== spuId));
  }
  const [why] = refusals;
  return {
    favouritesGone: isNew.filter((spuId) => !onSale.has(spuId)).length,
    favouritesRefused: why === undefined ? undefined : { count: refusals.length, why },
  };
}
