import { resource } from '../api/resource.js';
import { buyerRevealsTexts } from './texts.js';

/** Shown on the page of the buyer. */
export const buyerReveals = resource('buyer-reveals', { texts: buyerRevealsTexts });
