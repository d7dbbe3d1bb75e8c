import { Controller } from '@nestjs/common';
import type { Empty } from '@mall/contracts/define';
import {
  productListingApi,
  type FeedPart,
  type FeedPartDto,
  type ListedCarView,
  type ListedMakeView,
  type ListingBucketDto,
} from '@mall/contracts/product';
import { Handles, type HandlersOf } from '@mall/messaging';
import { FeedService } from './feed.service.js';
import { ListingRepository } from './listing.repository.js';

@Controller()
export class ListingController implements HandlersOf<typeof productListingApi> {
  constructor(
    private readonly listings: ListingRepository,
    private readonly feeds: FeedService,
  ) {}

  @Handles(productListingApi.buckets)
  buckets(_request: Empty): Promise<readonly number[]> {
    return this.listings.buckets();
  }

  @Handles(productListingApi.cars)
  cars({ bucket }: ListingBucketDto): Promise<ListedCarView[]> {
    return this.listings.carsOf(bucket);
  }

  @Handles(productListingApi.makes)
  makes(_request: Empty): Promise<ListedMakeView[]> {
    return this.listings.makes();
  }

  @Handles(productListingApi.feedFiles)
  feedFiles(_request: Empty): Promise<readonly number[]> {
    return this.feeds.files();
  }

  @Handles(productListingApi.feedPart)
  feedPart(request: FeedPartDto): Promise<FeedPart> {
    return this.feeds.part(request);
  }
}
