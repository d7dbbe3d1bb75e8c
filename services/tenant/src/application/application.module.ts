import { Module } from '@nestjs/common';
import { ShopModule } from '../shop/shop.module.js';
import { ApplicationController } from './application.controller.js';
import { ApplicationRepository } from './application.repository.js';
import { ApplicationService } from './application.service.js';
import { ReviewReminderTimer } from './review-reminder.timer.js';
import { ReviewController } from './review.controller.js';
import { ReviewService } from './review.service.js';

@Module({
  imports: [ShopModule],
  controllers: [ApplicationController, ReviewController],
  providers: [ApplicationRepository, ApplicationService, ReviewReminderTimer, ReviewService],
})
export class ApplicationModule {}
