import type { FeedOffer, ListedMakeView } from '@mall/contracts/product';

/** Data of a feed before its offers. */
export interface FeedHead {
  /** Origin under which visitors know the shop, `https://mall.example`. */
  readonly origin: string;
  readonly siteName: string;
  readonly company: string;
  readonly makes: readonly ListedMakeView[];
  readonly writtenAt: Date;
}

/** A kind of feed, written piece by piece. */
export interface FeedFormat {
  readonly mostOffers: number;
  head(head: FeedHead): string;
  /** Returns the text of an offer with at most `pictures` pictures; empty for a car that the format cannot contain. */
  offer(offer: FeedOffer, head: FeedHead, pictures: number): string;
  readonly foot: string;
}
