import { Module } from '@nestjs/common';
import { RateModule } from '../rate/rate.module.js';
import { FeedRepository } from './feed.repository.js';
import { FeedService } from './feed.service.js';
import { ListingController } from './listing.controller.js';
import { ListingRepository } from './listing.repository.js';

@Module({
  imports: [RateModule],
  controllers: [ListingController],
  providers: [ListingRepository, FeedRepository, FeedService],
})
export class ListingModule {}
