import { Controller } from '@nestjs/common';
import { Handles, type HandlersOf } from '@mall/messaging';
import type { Caller } from '@mall/contracts/define';
import {
  shopReviewApi,
  type ApplicationPageDto,
  type ApplicationRefDto,
  type AuditShopDto,
  type PlatformAuditingPageDto,
  type PlatformShopPageDto,
  type ShopPageDto,
  type ShopRefDto,
} from '@mall/contracts/tenant';
import { ReviewService } from './review.service.js';

@Controller()
export class ReviewController implements HandlersOf<typeof shopReviewApi> {
  constructor(private readonly reviews: ReviewService) {}

  @Handles(shopReviewApi.shopPage)
  shopPage(request: PlatformShopPageDto, { locale }: Caller) {
    return this.reviews.shopPage(request, locale);
  }

  @Handles(shopReviewApi.shopInfo)
  shopInfo({ shopId }: ShopRefDto, { locale }: Caller) {
    return this.reviews.shop(shopId, locale);
  }

  @Handles(shopReviewApi.auditingPage)
  auditingPage(request: PlatformAuditingPageDto, { locale }: Caller) {
    return this.reviews.auditingPage(request, locale);
  }

  @Handles(shopReviewApi.audit)
  audit(request: AuditShopDto, caller: Caller) {
    return this.reviews.audit(caller, request);
  }

  @Handles(shopReviewApi.shops)
  shops(request: ShopPageDto, { locale }: Caller) {
    return this.reviews.shopList(request, locale);
  }

  @Handles(shopReviewApi.shop)
  shop({ shopId }: ShopRefDto, { locale }: Caller) {
    return this.reviews.shop(shopId, locale);
  }

  @Handles(shopReviewApi.applications)
  applications(request: ApplicationPageDto, { locale }: Caller) {
    return this.reviews.applicationList(request, locale);
  }

  @Handles(shopReviewApi.application)
  application({ applicationId }: ApplicationRefDto, { locale }: Caller) {
    return this.reviews.application(applicationId, locale);
  }
}
