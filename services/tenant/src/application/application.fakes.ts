import type { ShopApplicationDto } from '@mall/contracts/tenant';
import { NoDatabase } from '@mall/persistence/fakes';
import { Shop } from '../shop/shop.entity.js';
import { sameInAll, ShopRepository } from '../shop/shop.repository.js';
import { ApplicationRepository, type Decision } from './application.repository.js';
import { ShopApplication } from './shop-application.entity.js';

const duplicate = (constraint: string): Error =>
  Object.assign(new Error('duplicate key'), { code: '23505', constraint });

const MOMENT = new Date('2026-11-21T12:00:00Z');

/** Applications in memory. */
export class InMemoryApplications extends ApplicationRepository {
  stored: ShopApplication[] = [];

  constructor() {
    super(new NoDatabase().getRepository(ShopApplication));
  }

  override async find(applicationId: string): Promise<ShopApplication | undefined> {
    return this.stored.find((one) => one.applicationId === applicationId);
  }

  override async latest(shopId: string): Promise<ShopApplication | undefined> {
    return this.stored.findLast((one) => one.shopId === shopId);
  }

  override async insert(
    shopId: string,
    ownerUserId: string,
    application: ShopApplicationDto,
  ): Promise<string> {
    if (this.stored.some((one) => one.shopId === shopId && one.status === 0))
      throw duplicate('shop_application_one_waiting');
    const applicationId = String(this.stored.length + 1);
    this.stored.push({
      intro: null,
      shopLogo: null,
      mobileBackgroundPic: null,
      bankAccount: null,
      exportLicenceNo: null,
      ...application,
      applicationId,
      shopId,
      ownerUserId,
      attempt: this.stored.filter((one) => one.shopId === shopId).length + 1,
      status: 0,
      reasons: [],
      reviewedById: null,
      reviewedByName: null,
      reviewedAt: null,
      reviewRemindedAt: null,
      submittedAt: MOMENT,
    });
    return applicationId;
  }

  override async decide(applicationId: string, decision: Decision): Promise<void> {
    const { status, reasons, reviewerId: reviewedById, reviewerName: reviewedByName } = decision;
    const decided = { status, reasons, reviewedById, reviewedByName, reviewedAt: MOMENT };
    this.stored = this.stored.map((one) =>
      one.applicationId === applicationId && one.status === 0 ? { ...one, ...decided } : one,
    );
  }
}

/** Shops in memory; the state of their owners follows from `applications`. */
export class InMemoryShops extends ShopRepository {
  private stored: Omit<Shop, 'reviewStatus'>[] = [];

  constructor(private readonly applications: InMemoryApplications) {
    super(new NoDatabase().getRepository(Shop));
  }

  override async find(shopId: string): Promise<Shop | undefined> {
    return this.first((shop) => shop.shopId === shopId);
  }

  override async ofOwner(ownerUserId: string): Promise<Shop | undefined> {
    return this.first((shop) => shop.ownerUserId === ownerUserId);
  }

  override async lock(): Promise<void> {}

  override async create(ownerUserId: string, shopName: string): Promise<string> {
    if (this.stored.some((shop) => shop.ownerUserId === ownerUserId)) throw duplicate('shop_one_per_owner');
    const shopId = String(2000 + this.stored.length);
    this.assertNameIsFree(shopId, shopName);
    this.stored.push({
      shopId,
      shopKey: null,
      ownerUserId,
      shopName,
      shopNames: sameInAll(shopName),
      intros: sameInAll(''),
      shopLogo: null,
      mobileBackgroundPic: null,
      type: 2,
      shopStatus: -1,
      isPreferred: false,
      contactName: null,
      mobile: null,
      uscc: null,
      openedAt: null,
      closedReason: null,
      closedBy: null,
      closedAt: null,
      createdAt: MOMENT,
    });
    return shopId;
  }

  override async describe(shopId: string, application: ShopApplicationDto): Promise<void> {
    const { shopName, intro = '', contactName, mobile, uscc } = application;
    const { shopLogo = null, mobileBackgroundPic = null } = application;
    this.assertNameIsFree(shopId, shopName);
    const texts = { shopName, shopNames: sameInAll(shopName), intros: sameInAll(intro) };
    this.change(shopId, { ...texts, shopLogo, mobileBackgroundPic, contactName, mobile, uscc });
  }

  override async open(shopId: string): Promise<void> {
    const { uscc } = this.stored.find((shop) => shop.shopId === shopId)!;
    const isTaken = this.stored.some(
      (shop) => uscc !== null && shop.uscc === uscc && shop.shopStatus !== -1 && shop.shopId !== shopId,
    );
    if (isTaken) throw duplicate('shop_uscc_once');
    this.change(shopId, { shopStatus: 1, openedAt: MOMENT });
  }

  override async close(
    shopId: string,
    { reason, closedBy }: { readonly reason: string; readonly closedBy: string },
  ): Promise<void> {
    this.change(shopId, { shopStatus: 2, closedReason: reason, closedBy, closedAt: MOMENT });
  }

  override async reopen(shopId: string): Promise<void> {
    this.change(shopId, { shopStatus: 1, closedReason: null, closedBy: null, closedAt: null });
  }

  private assertNameIsFree(shopId: string, shopName: string): void {
    const isSame = (shop: Pick<Shop, 'shopId' | 'shopName'>) =>
      shop.shopId !== shopId && shop.shopName.toLowerCase() === shopName.toLowerCase();
    if (this.stored.some(isSame)) throw duplicate('shop_name_once');
  }

  private change(shopId: string, changes: Partial<Shop>): void {
    this.stored = this.stored.map((shop) => (shop.shopId === shopId ? { ...shop, ...changes } : shop));
  }

  private async first(isIt: (shop: Omit<Shop, 'reviewStatus'>) => boolean): Promise<Shop | undefined> {
    const shop = this.stored.find(isIt);
    if (!shop) return undefined;
    const latest = await this.applications.latest(shop.shopId);
    return { ...shop, reviewStatus: latest?.status ?? null };
  }
}
