// SQL: one statement compares and removes the lines of an order, one checks many lines; a cart has an advisory lock.
import { Injectable } from '@nestjs/common';
import { affectedRows } from '@mall/persistence';
import { DataSource, type EntityManager, In, type Repository } from 'typeorm';
import { CartItem } from './cart-item.entity.js';
import type { CartLine } from './cart-line.js';

@Injectable()
export class CartRepository {
  private readonly items: Repository<CartItem>;

  constructor(private readonly dataSource: DataSource) {
    this.items = dataSource.getRepository(CartItem);
  }

  /** Returns lines, the newest first. */
  lines(userId: string): Promise<CartLine[]> {
    return this.items.find({ where: { userId }, order: { cartItemId: 'DESC' } });
  }

  async find(userId: string, skuId: string, tx: EntityManager): Promise<CartLine | undefined> {
    return (await tx.getRepository(CartItem).findOneBy({ userId, skuId })) ?? undefined;
  }

  /**
   * Makes changes of one cart wait for each other until the transaction ends; a row lock would not cover lines that do
   * not exist yet.
   */
  async lock(userId: string, tx: EntityManager): Promise<void> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('cart', $1::bigint))`, [userId]);
  }

  /** Adds a line, or changes count, selection and keys of the one with the same sku, which keeps its price. */
  async put(
    { changeKeys, ...line }: Omit<CartLine, 'cartItemId' | 'createdAt'>,
    tx: EntityManager,
  ): Promise<void> {
    await tx
      .createQueryBuilder()
      .insert()
      .into(CartItem)
      .values({ ...line, changeKeys: [...changeKeys] })
      .orUpdate(['count', 'is_checked', 'change_keys'], ['user_id', 'sku_id'])
      .updateEntity(false)
      .execute();
  }

  async removeSku(userId: string, skuId: string, tx: EntityManager): Promise<void> {
    await tx.getRepository(CartItem).delete({ userId, skuId });
  }

  async remove(userId: string, cartItemIds: readonly string[]): Promise<void> {
    await this.items.delete({ userId, cartItemId: In([...cartItemIds]) });
  }

  /** Removes ordered lines in the transaction of the checkout; false when one of them is gone or has another count by now. */
  async takeOrdered(
    userId: string,
    lines: readonly { readonly cartItemId: string; readonly count: number }[],
    tx: EntityManager,
  ): Promise<boolean> {
    const taken = await affectedRows(
      tx,
      `DELETE FROM cart_item c USING unnest($2::bigint[], $3::int[]) AS ordered(id, count)
        WHERE c.user_id = $1 AND c.cart_item_id = ordered.id AND c.count = ordered.count`,
      [userId, lines.map(({ cartItemId }) => cartItemId), lines.map(({ count }) => count)],
    );
    return taken === lines.length;
  }

  async clear(userId: string): Promise<void> {
    await this.items.delete({ userId });
  }

  /** Selects or deselects lines. @returns how many of the named lines exist. */
  check(
    userId: string,
    items: readonly { readonly shopCartItemId: string; readonly isChecked: number }[],
  ): Promise<number> {
    return affectedRows(
      this.dataSource,
      `UPDATE cart_item c SET is_checked = chosen.checked
         FROM unnest($2::bigint[], $3::boolean[]) AS chosen(id, checked)
        WHERE c.user_id = $1 AND c.cart_item_id = chosen.id`,
      [
        userId,
        items.map(({ shopCartItemId }) => shopCartItemId),
        items.map(({ isChecked }) => isChecked === 1),
      ],
    );
  }

  async pieces(userId: string): Promise<number> {
    return (await this.items.sum('count', { userId })) ?? 0;
  }

  countLines(userId: string, tx: EntityManager): Promise<number> {
    return tx.getRepository(CartItem).countBy({ userId });
  }
}
