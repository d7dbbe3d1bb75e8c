import type { CodeOf } from './car-field-rows.js';
import type { ChoiceName, CountName, RangeName } from './car-fields.js';

/**
 * Subject of the catalogue feed on core NATS: changes that the read model of the product service has just applied, for
 * services that cache answers made from it. Delivered at most once: a receiver of a `from` that is not the last `to`,
 * or of nothing for longer than `CATALOGUE_SILENCE_MS`, has missed something and must drop everything it has cached.
 */
export const CATALOGUE_FEED = 'feed.product.catalogue';

/** Requests every replica of the product service to compare its read model with the source tables. */
export const PROVE_SUBJECT = 'feed.product.prove';

/** Prefix of the subjects on which replicas answer such a request. */
export const PROOF_REPLIES = '_INBOX.operator.proof';

/** Maximum time between two messages; a `heartbeat` is published when there is no change. */
export const CATALOGUE_HEARTBEAT_MS = 500;

/** Time without a message after which cached answers must not be used. */
export const CATALOGUE_SILENCE_MS = 2_000;

/** Counts are capped at `most`, as in requests. */
type FigureFacts = { readonly [N in RangeName | CountName]?: number };
type ChoiceFacts = { readonly [N in ChoiceName]?: CodeOf<N> };

/**
 * Values that filters and orders compare. Only a car that buyers see has them: a car that is not on sale has none.
 * Words are not sent, only whether they are the same as before: a car whose words stay cannot get into the answer to a
 * keyword that it was not in.
 */
export interface CarFeedFacts extends ChoiceFacts, FigureFacts {
  readonly brandId: string;
  readonly seriesId?: string;
  /** The category and all above it, the root first. */
  readonly categoryIds: readonly string[];
  readonly shopId: string;
  /**
   * Kind of the shop with the codes of the mall family: 1 the platform's own, 2 ordinary; 0 while nothing is known
   * about the shop.
   */
  readonly selfShop: 0 | 1 | 2;
  /** City as in `FacetValueView.value` of `cities`. */
  readonly city?: string;
  readonly region?: string;
  readonly hasStock: boolean;
  /** Price in CNY fen. */
  readonly priceFee: number;
  readonly saleNum: number;
  /** Time of creation in microseconds since 1970. */
  readonly createdAt: number;
  /** Text that stays the same as long as the texts and values behind the car's search words do. */
  readonly words: string;
}

/** A car before and after a change; both may be equal when only title or pictures changed. */
export interface CarFeedChange {
  readonly spuId: string;
  readonly before: CarFeedFacts | null;
  readonly after: CarFeedFacts | null;
  /** Set when only the stock, or the expiry of its hold, has changed. */
  readonly stockAlone?: true;
}

/** Tables on which answers depend as a whole: any answer may have changed. `day`: a calendar day began (badges). */
export const CATALOGUE_TABLES = ['brand', 'category', 'shop', 'rate', 'badge', 'synonym', 'day'] as const;
export type CatalogueTable = (typeof CATALOGUE_TABLES)[number];

/**
 * A change of the read model. Versions count up by one with every step of the read model, and mean the same state on
 * every replica: an answer of version `v` includes every change with `to <= v`, and no other. `changes` are all changes
 * of cars between `from` and `to`, unless there were too many to send: then `all` is set, and anything may have
 * changed.
 */
export interface CatalogueNews {
  readonly kind: 'news';
  readonly from: number;
  readonly to: number;
  readonly changes: readonly CarFeedChange[];
  readonly tables: readonly CatalogueTable[];
  readonly all?: true;
}

/** A message without changes: the version is still current. */
export interface CatalogueHeartbeat {
  readonly kind: 'heartbeat';
  readonly version: number;
}

export type CatalogueMessage = CatalogueNews | CatalogueHeartbeat;
