import { visitorCart } from './visitor-cart.js';
import { visitorFavourites } from './visitor-favourites.js';

/** Whether this browser keeps a cart or favourites that belong to no account yet. */
export const useHasVisitorLists = (): boolean => {
  const lines = visitorCart.use();
  const spuIds = visitorFavourites.use();
  return lines.length > 0 || spuIds.length > 0;
};

/** Deletes the cart and the favourites in this browser, so that the next person does not see them. */
export function forgetVisitorLists(): void {
  visitorCart.write([]);
  visitorFavourites.write([]);
}
