import { resource } from '../api/resource.js';

/** Shown on the page of the buyer. */
export const buyerReveals = resource('buyer-reveals', {});
