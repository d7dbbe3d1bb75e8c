import { Injectable } from '@nestjs/common';
import type { Texts } from '@mall/validation';
import { DataSource, type EntityManager } from 'typeorm';

/** What cars show of the shop that sells them. */
export interface ShopHead {
  readonly shopId: string;
  readonly name: Texts;
  readonly logoUrl: string;
  /** F: 1 the platform's own, 2 ordinary. */
  readonly type: 1 | 2;
}

/** The product service's own copy of the heads of shops; the tenant service has the truth. */
@Injectable()
export class ShopHeads {
  constructor(private readonly dataSource: DataSource) {}

  async write(heads: readonly ShopHead[], tx: EntityManager = this.dataSource.manager): Promise<void> {
    const rows = heads.map(({ shopId, name, logoUrl, type }) => ({
      shop_id: shopId,
      name,
      logo_url: logoUrl,
      type,
    }));
    await tx.query(
      `INSERT INTO shop SELECT * FROM jsonb_to_recordset($1::jsonb)
              AS r(shop_id bigint, name jsonb, logo_url text, type smallint)
       ON CONFLICT (shop_id) DO UPDATE SET name = excluded.name, logo_url = excluded.logo_url, type = excluded.type`,
      [JSON.stringify(rows)],
    );
  }

  async one(shopId: string): Promise<ShopHead | undefined> {
    const [row] = (await this.dataSource.query(
      `SELECT shop_id AS "shopId", name, logo_url AS "logoUrl", type FROM shop WHERE shop_id = $1`,
      [shopId],
    )) as ShopHead[];
    return row;
  }
}
