import { Module } from '@nestjs/common';
import { ShopModule } from '../shop/shop.module.js';
import { ApplicationController } from './application.controller.js';
import { ApplicationRepository } from './application.repository.js';
import { ApplicationService } from './application.service.js';
import { ReviewController } from './review.controller.js';
import { ReviewService } from './review.service.js';

@Module({
  imports: [ShopModule],
  controllers: [ApplicationController, ReviewController],
  providers: [ApplicationRepository, ApplicationService, ReviewService],
})
export class ApplicationModule {}
