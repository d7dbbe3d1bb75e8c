import { likePhone, likeText } from '@mall/persistence';
import { Injectable } from '@nestjs/common';
import type { ImportShopDto, ShopApplicationDto } from '@mall/contracts/tenant';
import { DataSource, type EntityManager } from 'typeorm';
import { sameInAll, type Shop } from './shop.js';

const SELECT = `SELECT shop_id AS "shopId", owner_user_id AS "ownerUserId", shop_name AS "shopName",
  shop_names AS "shopNames", intros, shop_logo AS "shopLogo", mobile_background_pic AS "mobileBackgroundPic", type,
  shop_status AS "shopStatus", is_preferred AS "isPreferred", contact_name AS "contactName", mobile, uscc,
  opened_at AS "openedAt", created_at AS "createdAt",
  (SELECT a.status FROM shop_application a WHERE a.shop_id = shop.shop_id ORDER BY a.attempt DESC LIMIT 1) AS "reviewStatus"
  FROM shop`;

export interface ShopFilter {
  readonly ids?: readonly string[];
  readonly keyWord?: string;
  readonly shopStatus?: number;
  readonly sortBy?: string;
  readonly sortOrder?: 'ASC' | 'DESC';
}

/** Names a list may be sorted by; nothing else reaches the ORDER BY. */
const SORTABLE: Readonly<Record<string, string>> = {
  shopId: 'shop_id',
  createTime: 'shop_id',
  shopName: 'shop_name',
  shopStatus: 'shop_status',
};

@Injectable()
export class ShopRepository {
  constructor(private readonly dataSource: DataSource) {}

  async find(shopId: string, db: EntityManager = this.dataSource.manager): Promise<Shop | undefined> {
    const [shop] = (await db.query(`${SELECT} WHERE shop_id = $1`, [shopId])) as Shop[];
    return shop;
  }

  async ofOwner(userId: string, db: EntityManager = this.dataSource.manager): Promise<Shop | undefined> {
    const [shop] = (await db.query(`${SELECT} WHERE owner_user_id = $1`, [userId])) as Shop[];
    return shop;
  }

  async ofKey(shopKey: string, db: EntityManager): Promise<Shop | undefined> {
    const [shop] = (await db.query(`${SELECT} WHERE shop_key = $1`, [shopKey])) as Shop[];
    return shop;
  }

  findMany(shopIds: readonly string[]): Promise<Shop[]> {
    return this.dataSource.query(`${SELECT} WHERE shop_id = ANY($1::bigint[])`, [shopIds]);
  }

  /** Decisions about one shop come one after the other. */
  async lock(shopId: string, tx: EntityManager): Promise<void> {
    await tx.query('SELECT 1 FROM shop WHERE shop_id = $1 FOR UPDATE', [shopId]);
  }

  /** Whether somebody else has the name, in whatever case. */
  async isNameTaken(shopName: string, exceptOwner: string | undefined): Promise<boolean> {
    const rows = (await this.dataSource.query(
      `SELECT 1 FROM shop WHERE lower(shop_name) = lower($1) AND ($2::bigint IS NULL OR owner_user_id <> $2)`,
      [shopName.trim(), exceptOwner ?? null],
    )) as unknown[];
    return rows.length > 0;
  }

  /** The row that a first application makes: not open, waiting for its review. */
  async create(ownerUserId: string, shopName: string, tx: EntityManager): Promise<string> {
    const [row] = (await tx.query(
      `INSERT INTO shop (owner_user_id, shop_name, shop_names, intros) VALUES ($1, $2, $3, $4) RETURNING shop_id`,
      [ownerUserId, shopName, JSON.stringify(sameInAll(shopName)), JSON.stringify(sameInAll(''))],
    )) as { shop_id: string }[];
    return row!.shop_id;
  }

  /** Takes over what the application says; the face of a shop follows its latest papers. */
  async describe(shopId: string, application: ShopApplicationDto, tx: EntityManager): Promise<void> {
    const { shopName, intro, shopLogo, mobileBackgroundPic, contactName, mobile, uscc } = application;
    await tx.query(
      `UPDATE shop SET shop_name = $2, shop_names = $3, intros = $4, shop_logo = $5, mobile_background_pic = $6,
         contact_name = $7, mobile = $8, uscc = $9 WHERE shop_id = $1`,
      [
        shopId,
        shopName,
        JSON.stringify(sameInAll(shopName)),
        JSON.stringify(sameInAll(intro ?? '')),
        shopLogo ?? null,
        mobileBackgroundPic ?? null,
        contactName,
        mobile,
        uscc,
      ],
    );
  }

  async open(shopId: string, tx: EntityManager): Promise<void> {
    await tx.query('UPDATE shop SET shop_status = 1, opened_at = now() WHERE shop_id = $1', [shopId]);
  }

  async insertOpen(shop: ImportShopDto, tx: EntityManager): Promise<string> {
    const names = shop.shopNames ?? sameInAll(shop.shopName);
    const intros = shop.intros ?? sameInAll('');
    const [row] = (await tx.query(
      `INSERT INTO shop (shop_id, shop_key, owner_user_id, shop_name, shop_names, intros, shop_logo,
         mobile_background_pic, type, contact_name, mobile, uscc, shop_status, opened_at)
       VALUES (COALESCE($1::bigint, nextval(pg_get_serial_sequence('shop', 'shop_id'))), $2, $3, $4, $5, $6, $7, $8,
         $9, $10, $11, $12, 1, now()) RETURNING shop_id`,
      [
        shop.shopId ?? null,
        shop.shopKey,
        shop.ownerUserId,
        shop.shopName,
        JSON.stringify(names),
        JSON.stringify(intros),
        shop.shopLogo ?? null,
        shop.mobileBackgroundPic ?? null,
        shop.type,
        shop.contactName ?? null,
        shop.mobile ?? null,
        shop.uscc ?? null,
      ],
    )) as { shop_id: string }[];
    // An id that was given must not be handed out again.
    await tx.query(
      `SELECT setval(pg_get_serial_sequence('shop', 'shop_id'), greatest(2000, (SELECT max(shop_id) FROM shop)))`,
    );
    return row!.shop_id;
  }

  async page(
    filter: ShopFilter,
    paging: { limit: number; offset: number },
  ): Promise<{ rows: Shop[]; total: number }> {
    const params: unknown[] = [];
    const bind = (value: unknown): string => `$${params.push(value)}`;
    const where = ['true'];
    if (filter.ids) where.push(`shop_id = ANY(${bind(filter.ids)}::bigint[])`);
    if (filter.keyWord)
      where.push(
        `(concat_ws(' ', shop_name, shop_names->>'ru', shop_names->>'zh', shop_names->>'en', contact_name, uscc)
           ILIKE ${bind(likeText(filter.keyWord))} OR mobile LIKE ${bind(likePhone(filter.keyWord) ?? null)})`,
      );
    if (filter.shopStatus !== undefined && filter.shopStatus !== null)
      where.push(`shop_status = ${bind(filter.shopStatus)}`);
    const condition = where.join(' AND ');
    const [count] = (await this.dataSource.query(
      `SELECT count(*)::int AS n FROM shop WHERE ${condition}`,
      params,
    )) as { n: number }[];
    const column = SORTABLE[filter.sortBy ?? ''] ?? 'shop_id';
    const direction = filter.sortOrder === 'ASC' ? 'ASC' : 'DESC';
    const rows = (await this.dataSource.query(
      `${SELECT} WHERE ${condition} ORDER BY ${column} ${direction}, shop_id ${direction}
        LIMIT ${bind(paging.limit)} OFFSET ${bind(paging.offset)}`,
      params,
    )) as Shop[];
    return { rows, total: count!.n };
  }
}
