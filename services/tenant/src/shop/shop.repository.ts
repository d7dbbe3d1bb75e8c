// SQL: an import moves the sequence past the ids that it has given.
import { andOccurs, type ListOrder, orderList, type Page, pageOf, type Paging } from '@mall/persistence';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { shopStatuses, shopTypes, type ImportShopDto, type ShopApplicationDto } from '@mall/contracts/tenant';
import { Any, type EntityManager, type FindOptionsWhere, Repository } from 'typeorm';
import type { Texts } from '@mall/validation';
import { Shop } from './shop.entity.js';

/** Returns the same text in every language: names and intros of a merchant are not translated. */
export const sameInAll = (text: string): Texts => ({ ru: text, zh: text, en: text });

export interface ShopFilter {
  readonly ids?: readonly string[];
  readonly keyWord?: string;
  readonly shopStatus?: number;
  readonly sortBy?: string;
  readonly sortOrder?: 'ASC' | 'DESC';
}

const ORDER: ListOrder = {
  sortable: {
    shopId: 'shop.shopId',
    createTime: 'shop.shopId',
    shopName: 'shop.shopName',
    shopStatus: 'shop.shopStatus',
  },
  order: { 'shop.shopId': 'DESC' },
};

@Injectable()
export class ShopRepository {
  constructor(@InjectRepository(Shop) private readonly shops: Repository<Shop>) {}

  find(shopId: string, tx?: EntityManager): Promise<Shop | undefined> {
    return this.findOne({ shopId }, tx);
  }

  ofOwner(ownerUserId: string, tx?: EntityManager): Promise<Shop | undefined> {
    return this.findOne({ ownerUserId }, tx);
  }

  /** Returns the open shop of the exporter itself, of several the oldest. */
  async ofExporter(): Promise<Shop | undefined> {
    const where = { type: shopTypes.own, shopStatus: shopStatuses.open.code };
    return (await this.shops.findOne({ where, order: { shopId: 'ASC' } })) ?? undefined;
  }

  ofKey(shopKey: string, tx: EntityManager): Promise<Shop | undefined> {
    return this.findOne({ shopKey }, tx);
  }

  findMany(shopIds: readonly string[]): Promise<Shop[]> {
    return this.shops.findBy({ shopId: Any(shopIds) });
  }

  /** Serialises the decisions about one shop until the end of the transaction. */
  async lock(shopId: string, tx: EntityManager): Promise<void> {
    const lock = { mode: 'pessimistic_write' } as const;
    await tx.findOne(Shop, { select: { shopId: true }, where: { shopId }, lock });
  }

  /** Whether another shop has the name, ignoring case. */
  isNameTaken(shopName: string, exceptOwner: string | undefined): Promise<boolean> {
    const named = this.shops
      .createQueryBuilder('shop')
      .where('lower(shop.shopName) = lower(:name)', { name: shopName.trim() });
    if (exceptOwner !== undefined) named.andWhere('shop.ownerUserId <> :exceptOwner', { exceptOwner });
    return named.getExists();
  }

  /** Inserts the row of a first application: not open, waiting for its review. */
  async create(ownerUserId: string, shopName: string, tx: EntityManager): Promise<string> {
    const { identifiers } = await tx.insert(Shop, {
      ownerUserId,
      shopName,
      shopNames: sameInAll(shopName),
      intros: sameInAll(''),
    });
    return (identifiers[0] as Pick<Shop, 'shopId'>).shopId;
  }

  /** Copies names, pictures and contacts from the application to its shop. */
  async describe(shopId: string, application: ShopApplicationDto, tx: EntityManager): Promise<void> {
    const { shopName, intro, shopLogo, mobileBackgroundPic, contactName, mobile, uscc } = application;
    await tx.update(Shop, shopId, {
      shopName,
      shopNames: sameInAll(shopName),
      intros: sameInAll(intro ?? ''),
      shopLogo: shopLogo ?? null,
      mobileBackgroundPic: mobileBackgroundPic ?? null,
      contactName,
      mobile,
      uscc,
    });
  }

  async open(shopId: string, tx: EntityManager): Promise<void> {
    await tx.update(Shop, shopId, { shopStatus: shopStatuses.open.code, openedAt: () => 'now()' });
  }

  async close(
    shopId: string,
    { reason, closedBy }: { readonly reason: string; readonly closedBy: string },
    tx: EntityManager,
  ): Promise<void> {
    const closing = { closedReason: reason, closedBy, closedAt: () => 'now()' };
    await tx.update(Shop, shopId, { shopStatus: shopStatuses.offline.code, ...closing });
  }

  async reopen(shopId: string, tx: EntityManager): Promise<void> {
    const closing = { closedReason: null, closedBy: null, closedAt: null };
    await tx.update(Shop, shopId, { shopStatus: shopStatuses.open.code, ...closing });
  }

  async insertOpen(shop: ImportShopDto, tx: EntityManager): Promise<string> {
    const { identifiers } = await tx.insert(Shop, {
      ...(shop.shopId === undefined ? {} : { shopId: shop.shopId }),
      shopKey: shop.shopKey,
      ownerUserId: shop.ownerUserId,
      shopName: shop.shopName,
      shopNames: shop.shopNames ?? sameInAll(shop.shopName),
      intros: shop.intros ?? sameInAll(''),
      shopLogo: shop.shopLogo ?? null,
      mobileBackgroundPic: shop.mobileBackgroundPic ?? null,
      type: shop.type,
      contactName: shop.contactName ?? null,
      mobile: shop.mobile ?? null,
      uscc: shop.uscc ?? null,
      shopStatus: shopStatuses.open.code,
      openedAt: () => 'now()',
    });
    // Moves the sequence past an id that the import has given.
    await tx.query(
      `SELECT setval(pg_get_serial_sequence('shop', 'shop_id'), greatest(2000, (SELECT max(shop_id) FROM shop)))`,
    );
    return (identifiers[0] as Pick<Shop, 'shopId'>).shopId;
  }

  page(filter: ShopFilter, paging: Paging): Promise<Page<Shop>> {
    const query = this.shops.createQueryBuilder('shop');
    if (filter.ids) query.andWhere('shop.shopId = ANY(:ids)', { ids: filter.ids });
    andOccurs(
      query,
      filter.keyWord,
      (matching) => `shop.shopId IN (SELECT shop_id FROM shop_text WHERE ${matching})`,
    );
    if (filter.shopStatus !== undefined && filter.shopStatus !== null)
      query.andWhere('shop.shopStatus = :shopStatus', { shopStatus: filter.shopStatus });
    return pageOf(orderList(query, filter, ORDER), paging);
  }

  private async findOne(where: FindOptionsWhere<Shop>, tx?: EntityManager): Promise<Shop | undefined> {
    const shops = tx ? tx.getRepository(Shop) : this.shops;
    return (await shops.findOneBy(where)) ?? undefined;
  }
}
