import type { FeedOffer, ListedMakeView } from '@mall/contracts/product';

/** What a feed says before its offers. */
export interface FeedHead {
  /** Where visitors know the shop, `https://mall.example`. */
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
  /**
   * @param pictures how many pictures it may tell
   * @returns nothing for a car that the format cannot tell about
   */
  offer(offer: FeedOffer, head: FeedHead, pictures: number): string;
  readonly foot: string;
}
