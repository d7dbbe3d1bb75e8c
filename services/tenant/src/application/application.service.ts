import { Injectable } from '@nestjs/common';
import { InjectClient, Outbox, type ClientOf } from '@mall/messaging';
import type { Caller } from '@mall/contracts/define';
import { fileIdOf } from '@mall/contracts/file';
import {
  isUscc,
  shopStatuses,
  tenantErrors,
  tenantEvents,
  type ImportShopDto,
  type MyShopView,
  type ShopApplicationDto,
  type ShopCardView,
  type ShopHeadView,
} from '@mall/contracts/tenant';
import { tenantCalls } from '@mall/contracts/services/tenant';
import { isUniqueViolation } from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import { toCardView, toHeadView } from '../shop/shop.mapper.js';
import { ShopRepository } from '../shop/shop.repository.js';
import type { Shop } from '../shop/shop.entity.js';
import { whyNoApplication } from './application-rules.js';
import { toApplicationView } from './application.mapper.js';
import { ApplicationRepository } from './application.repository.js';

const SHOWN: readonly number[] = [shopStatuses.open.code, shopStatuses.offline.code];

/** Shops for their owners and visitors. */
@Injectable()
export class ApplicationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly shops: ShopRepository,
    private readonly applications: ApplicationRepository,
    private readonly outbox: Outbox,
    @InjectClient(tenantCalls.files) private readonly files: ClientOf<typeof tenantCalls.files>,
  ) {}

  async isNameFree(caller: Caller, shopName: string): Promise<boolean> {
    return !(await this.shops.isNameTaken(shopName, caller.userId));
  }

  /** Returns the public page of a shop that is open, or that was closed: its status tells which. */
  async headInfo(caller: Caller, shopId: string): Promise<ShopHeadView> {
    const shop = await this.shops.find(shopId);
    if (!shop || !SHOWN.includes(shop.shopStatus)) throw tenantErrors.shopNotFound();
    return toHeadView(shop, caller.locale);
  }

  async mine(caller: Caller): Promise<MyShopView> {
    const shop = await this.shops.ofOwner(caller.userId!);
    if (!shop) throw tenantErrors.applicationNotFound();
    return this.toMine(shop, caller);
  }

  /** Stores a first application, or a corrected one after a rejection. */
  async apply(caller: Caller, request: ShopApplicationDto): Promise<MyShopView> {
    const userId = caller.userId!;
    const application = { ...request, shopName: request.shopName.trim() };
    if (!isUscc(application.uscc)) throw tenantErrors.usccInvalid();
    const refused = whyNoApplication(standingOf(await this.shops.ofOwner(userId)));
    if (refused) throw refused;
    await this.claimPapers(userId, application);
    await this.dataSource
      .transaction((tx) => this.store(tx, userId, application))
      .catch((failure: unknown) => {
        if (isUniqueViolation(failure, 'shop_name_once')) throw tenantErrors.shopNameTaken();
        // A concurrent request of the same owner was stored first.
        if (isUniqueViolation(failure, 'shop_one_per_owner')) throw tenantErrors.reviewPending();
        throw failure;
      });
    return this.mine(caller);
  }

  async correct(caller: Caller, request: ShopApplicationDto): Promise<MyShopView> {
    if (!(await this.shops.ofOwner(caller.userId!))) throw tenantErrors.applicationNotFound();
    return this.apply(caller, request);
  }

  async cardsOf(shopIds: readonly string[]): Promise<ShopCardView[]> {
    return (await this.shops.findMany(shopIds)).map(toCardView);
  }

  importShop(request: ImportShopDto): Promise<string> {
    return this.dataSource
      .transaction(async (tx) => {
        const known = await this.shops.ofKey(request.shopKey, tx);
        if (known) return known.shopId;
        const shopId = await this.shops.insertOpen(request, tx);
        const payload = { shopId, ownerUserId: request.ownerUserId, applicationId: null };
        await this.outbox.add(tx, tenantEvents.shopApproved, { aggregateId: shopId, payload });
        return shopId;
      })
      .catch((failure: unknown) => {
        if (isUniqueViolation(failure, 'shop_name_once')) throw tenantErrors.shopNameTaken();
        if (isUniqueViolation(failure, 'shop_uscc_once')) throw tenantErrors.usccTaken();
        throw failure;
      });
  }

  private async store(tx: EntityManager, userId: string, application: ShopApplicationDto): Promise<void> {
    const known = await this.shops.ofOwner(userId, tx);
    const shopId = known?.shopId ?? (await this.shops.create(userId, application.shopName, tx));
    await this.shops.lock(shopId, tx);
    const refused = known && whyNoApplication(standingOf(await this.shops.find(shopId, tx)));
    if (refused) throw refused;
    await this.shops.describe(shopId, application, tx);
    const applicationId = await this.applications.insert(shopId, userId, application, tx);
    const payload = { shopId, ownerUserId: userId, applicationId };
    await this.outbox.add(tx, tenantEvents.applicationSubmitted, { aggregateId: shopId, payload });
  }

  /** Claims licence and identity papers, which must be the applicant's own private uploads. */
  private async claimPapers(userId: string, application: ShopApplicationDto): Promise<void> {
    const { businessLicense, identityCardFront, identityCardLater } = application;
    const fileIds = [businessLicense, identityCardFront, identityCardLater].map((url) => fileIdOf(url));
    const known = fileIds.filter((id) => id !== undefined);
    if (known.length < fileIds.length) throw tenantErrors.papersNotPrivate();
    const purposes = ['licence', 'document'];
    await this.files.attach({ fileIds: known, usedBy: `shopOwner:${userId}`, ownerId: userId, purposes });
  }

  private async toMine(shop: Shop, caller: Caller): Promise<MyShopView> {
    const latest = await this.applications.latest(shop.shopId);
    return {
      ...toHeadView(shop, caller.locale),
      application: latest ? toApplicationView(latest, caller.locale, false) : null,
      canEdit: whyNoApplication(standingOf(shop)) === undefined,
    };
  }
}

function standingOf(shop: Shop | undefined) {
  return shop && { isOpen: shop.shopStatus !== shopStatuses.notOpen.code, reviewStatus: shop.reviewStatus };
}
