import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { CartLine } from './cart-line.js';

const SELECT = `SELECT cart_item_id AS "cartItemId", user_id AS "userId", shop_id AS "shopId", spu_id AS "spuId",
  sku_id AS "skuId", count, is_checked AS "isChecked", price_minor::float8 AS "priceMinor", created_at AS "createdAt"
  FROM cart_item`;

@Injectable()
export class CartRepository {
  constructor(private readonly dataSource: DataSource) {}

  lines(userId: string): Promise<CartLine[]> {
    return this.dataSource.query(`${SELECT} WHERE user_id = $1 ORDER BY cart_item_id DESC`, [userId]);
  }

  async find(userId: string, skuId: string, tx: EntityManager): Promise<CartLine | undefined> {
    const [line] = (await tx.query(`${SELECT} WHERE user_id = $1 AND sku_id = $2`, [
      userId,
      skuId,
    ])) as CartLine[];
    return line;
  }

  /** Changes of one cart go one after the other, lines that do not exist yet included. */
  async lock(userId: string, tx: EntityManager): Promise<void> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('cart', $1::bigint))`, [userId]);
  }

  async put(line: Omit<CartLine, 'cartItemId' | 'createdAt'>, tx: EntityManager): Promise<void> {
    await tx.query(
      `INSERT INTO cart_item (user_id, shop_id, spu_id, sku_id, count, is_checked, price_minor)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (user_id, sku_id) DO UPDATE SET count = EXCLUDED.count, is_checked = EXCLUDED.is_checked`,
      [line.userId, line.shopId, line.spuId, line.skuId, line.count, line.isChecked, line.priceMinor],
    );
  }

  async removeSku(userId: string, skuId: string, tx: EntityManager): Promise<void> {
    await tx.query('DELETE FROM cart_item WHERE user_id = $1 AND sku_id = $2', [userId, skuId]);
  }

  async remove(userId: string, cartItemIds: readonly string[]): Promise<void> {
    await this.dataSource.query(
      'DELETE FROM cart_item WHERE user_id = $1 AND cart_item_id = ANY($2::bigint[])',
      [userId, cartItemIds],
    );
  }

  /** Takes ordered lines out of the cart; false when one of them is gone or has another count by now. */
  async takeOrdered(
    userId: string,
    lines: readonly { readonly cartItemId: string; readonly count: number }[],
    tx: EntityManager,
  ): Promise<boolean> {
    const [, taken] = (await tx.query(
      `DELETE FROM cart_item c USING unnest($2::bigint[], $3::int[]) AS ordered(id, count)
        WHERE c.user_id = $1 AND c.cart_item_id = ordered.id AND c.count = ordered.count`,
      [userId, lines.map(({ cartItemId }) => cartItemId), lines.map(({ count }) => count)],
    )) as [unknown, number];
    return taken === lines.length;
  }

  async clear(userId: string): Promise<void> {
    await this.dataSource.query('DELETE FROM cart_item WHERE user_id = $1', [userId]);
  }

  /** How many of the named lines were there. */
  async check(
    userId: string,
    items: readonly { readonly shopCartItemId: string; readonly isChecked: number }[],
  ): Promise<number> {
    const [, changed] = (await this.dataSource.query(
      `UPDATE cart_item c SET is_checked = chosen.checked
         FROM unnest($2::bigint[], $3::boolean[]) AS chosen(id, checked)
        WHERE c.user_id = $1 AND c.cart_item_id = chosen.id`,
      [
        userId,
        items.map(({ shopCartItemId }) => shopCartItemId),
        items.map(({ isChecked }) => isChecked === 1),
      ],
    )) as [unknown, number];
    return changed;
  }

  async pieces(userId: string): Promise<number> {
    const [row] = (await this.dataSource.query(
      'SELECT COALESCE(sum(count), 0)::int AS n FROM cart_item WHERE user_id = $1',
      [userId],
    )) as { n: number }[];
    return row!.n;
  }

  async countLines(userId: string, tx: EntityManager): Promise<number> {
    const [row] = (await tx.query('SELECT count(*)::int AS n FROM cart_item WHERE user_id = $1', [
      userId,
    ])) as { n: number }[];
    return row!.n;
  }
}
