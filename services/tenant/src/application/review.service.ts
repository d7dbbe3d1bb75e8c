import { Injectable } from '@nestjs/common';
import { Outbox } from '@mall/messaging';
import { adminPage, mallPage, type AdminPage, type Caller, type MallPage } from '@mall/contracts/define';
import {
  tenantErrors,
  tenantEvents,
  type ApplicationPageDto,
  type AuditShopDto,
  type PlatformAuditingPageDto,
  type PlatformShopPageDto,
  type ShopApplicationView,
  type ShopPageDto,
  type ShopView,
  reviewStatuses,
} from '@mall/contracts/tenant';
import { isUniqueViolation } from '@mall/persistence';
import type { Locale } from '@mall/validation';
import { DataSource } from 'typeorm';
import { toShopView } from '../shop/shop.mapper.js';
import { ShopRepository } from '../shop/shop.repository.js';
import { whyNoVerdict } from './application-rules.js';
import type { ShopApplication } from './shop-application.entity.js';
import { toApplicationView } from './application.mapper.js';
import { ApplicationRepository } from './application.repository.js';

/** Shops and their applications for staff. */
@Injectable()
export class ReviewService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly shops: ShopRepository,
    private readonly applications: ApplicationRepository,
    private readonly outbox: Outbox,
  ) {}

  async shopPage(request: PlatformShopPageDto, locale: Locale): Promise<MallPage<ShopView>> {
    const { pageNum, pageSize, shopName, shopStatus } = request;
    const filter = { keyWord: shopName, shopStatus };
    const { rows, total } = await this.shops.page(filter, pagingOf(pageNum, pageSize));
    return mallPage(
      rows.map((shop) => toShopView(shop, locale)),
      total,
      pageSize,
    );
  }

  async auditingPage(
    request: PlatformAuditingPageDto,
    locale: Locale,
  ): Promise<MallPage<ShopApplicationView>> {
    const { pageNum, pageSize, shopName, status } = request;
    const filter = { keyWord: shopName, status };
    const { rows, total } = await this.applications.page(filter, pagingOf(pageNum, pageSize));
    return mallPage(
      rows.map((row) => toApplicationView(row, locale, true)),
      total,
      pageSize,
    );
  }

  async shopList(request: ShopPageDto, locale: Locale): Promise<AdminPage<ShopView>> {
    const { rows, total } = await this.shops.page(request, pagingOf(request.current, request.size));
    return adminPage(
      rows.map((shop) => toShopView(shop, locale)),
      total,
      request,
    );
  }

  async shop(shopId: string, locale: Locale): Promise<ShopView> {
    const shop = await this.shops.find(shopId);
    if (!shop) throw tenantErrors.shopNotFound();
    return toShopView(shop, locale);
  }

  async applicationList(
    request: ApplicationPageDto,
    locale: Locale,
  ): Promise<AdminPage<ShopApplicationView>> {
    const { rows, total } = await this.applications.page(request, pagingOf(request.current, request.size));
    return adminPage(
      rows.map((row) => toApplicationView(row, locale, true)),
      total,
      request,
    );
  }

  async application(applicationId: string, locale: Locale): Promise<ShopApplicationView> {
    const application = await this.applications.find(applicationId);
    if (!application) throw tenantErrors.applicationNotFound();
    return toApplicationView(application, locale, true);
  }

  /**
   * Decides on the latest application; approval opens the shop in the same transaction.
   * @throws tenantErrors.usccTaken when another shop, open or closed, has the credit code.
   */
  async audit(caller: Caller, { shopId, result, reasons = [] }: AuditShopDto): Promise<ShopApplicationView> {
    const reviewerId = caller.userId!;
    const decided = this.dataSource.transaction(async (tx) => {
      await this.shops.lock(shopId, tx);
      const application = await this.applications.latest(shopId, tx);
      if (!application) throw tenantErrors.shopNotFound();
      const refused = whyNoVerdict(application, { result, reasons });
      if (refused) throw refused;
      const reviewerName = caller.username ?? reviewerId;
      const isApproved = result === reviewStatuses.approved.code;
      const kept = isApproved ? [] : reasons;
      const verdict = { status: result, reasons: kept, reviewerId, reviewerName };
      await this.applications.decide(application.applicationId, verdict, tx);
      if (isApproved) await this.shops.open(shopId, tx);
      const event = isApproved ? tenantEvents.shopApproved : tenantEvents.shopRejected;
      await this.outbox.add(tx, event, { aggregateId: shopId, payload: factOf(application) });
      return application.applicationId;
    });
    const applicationId = await decided.catch((failure: unknown) => {
      throw isUniqueViolation(failure, 'shop_uscc_once') ? tenantErrors.usccTaken() : failure;
    });
    return this.application(applicationId, caller.locale);
  }
}

const pagingOf = (page: number, size: number) => ({ limit: size, offset: (page - 1) * size });

const factOf = ({ shopId, ownerUserId, applicationId }: ShopApplication) => ({
  shopId,
  ownerUserId,
  applicationId,
});
