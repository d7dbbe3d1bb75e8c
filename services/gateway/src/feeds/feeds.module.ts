import { Module } from '@nestjs/common';
import { FeedController } from './feed.controller.js';
import { FeedFileService } from './feed-file.service.js';

@Module({ controllers: [FeedController], providers: [FeedFileService] })
export class FeedsModule {}
