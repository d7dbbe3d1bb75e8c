import { Injectable } from '@nestjs/common';
import {
  orderErrors,
  type CartAmountView,
  type CartChangeView,
  type CartItemView,
  type CartView,
  type ChangeCartItemDto,
  type CheckedItemDto,
} from '@mall/contracts/order';
import { productErrors, type CarForCartView } from '@mall/contracts/product';
import type { Locale } from '@mall/validation';
import { DataSource } from 'typeorm';
import { CarClient } from './car.client.js';
import { keysAfter, nextCount, type CartLine } from './cart-line.js';
import { toAmountView, toCartView, toItemView } from './cart.mapper.js';
import { CartRepository } from './cart.repository.js';

const MAX_LINES = 100;

@Injectable()
export class CartService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly carts: CartRepository,
    private readonly cars: CarClient,
  ) {}

  async info(userId: string, locale: Locale): Promise<CartView> {
    const { lines, cars } = await this.priced(userId);
    const onSale = lines.filter(({ skuId }) => cars.get(skuId)?.isOnSale);
    return toCartView(this.toItems(onSale, cars, locale), cars, locale);
  }

  async amountInfo(userId: string, locale: Locale): Promise<CartAmountView> {
    const { lines, cars } = await this.priced(userId);
    const onSale = lines.filter(({ skuId }) => cars.get(skuId)?.isOnSale);
    return toAmountView(this.toItems(onSale, cars, locale));
  }

  /** Returns lines whose car went off sale; a car that no longer exists in the catalogue cannot be shown. */
  async expired(userId: string, locale: Locale): Promise<CartItemView[]> {
    const { lines, cars } = await this.priced(userId);
    const offSale = lines.filter(({ skuId }) => cars.get(skuId)?.isOnSale === false);
    return this.toItems(offSale, cars, locale);
  }

  /** Changes a line. A change that is repeated with its client's key adds nothing: the first answer may have been lost. */
  async change(userId: string, request: ChangeCartItemDto, locale: Locale): Promise<CartChangeView> {
    const car = (await this.cars.bySku([request.skuId])).get(request.skuId);
    if (request.count > 0 && (!car?.isOnSale || car.spuId !== request.spuId)) throw productErrors.carGone();
    const line = await this.dataSource.transaction(async (tx) => {
      await this.carts.lock(userId, tx);
      const known = await this.carts.find(userId, request.skuId, tx);
      const key = request.idempotencyKey;
      if (known && key !== undefined && known.changeKeys.includes(key)) return known;
      if (request.oldSkuId && request.oldSkuId !== request.skuId)
        await this.carts.removeSku(userId, request.oldSkuId, tx);
      const count = nextCount(known?.count ?? 0, request.count, car?.isSingleUnit ?? false);
      if (count === 0 || !car) return void (await this.carts.removeSku(userId, request.skuId, tx));
      if (request.count > 0) this.requireStock(car, count);
      if (!known && (await this.carts.countLines(userId, tx)) >= MAX_LINES)
        throw orderErrors.cartFull({ max: MAX_LINES });
      const { skuId, spuId, shopId, priceFee } = car;
      const isChecked = request.isCheck === undefined ? (known?.isChecked ?? true) : request.isCheck === 1;
      const changeKeys = keysAfter(known?.changeKeys ?? [], key);
      await this.carts.put(
        { userId, skuId, spuId, shopId, count, isChecked, changeKeys, priceMinor: priceFee },
        tx,
      );
      return this.carts.find(userId, skuId, tx);
    });
    const prodCount = await this.carts.pieces(userId);
    return { item: line && car ? toItemView(line, car, locale) : null, prodCount };
  }

  async check(userId: string, items: readonly CheckedItemDto[]): Promise<void> {
    if ((await this.carts.check(userId, items)) < items.length) throw orderErrors.cartLineGone();
  }

  remove(userId: string, cartItemIds: readonly string[]): Promise<void> {
    return this.carts.remove(userId, cartItemIds);
  }

  clear(userId: string): Promise<void> {
    return this.carts.clear(userId);
  }

  pieces(userId: string): Promise<number> {
    return this.carts.pieces(userId);
  }

  /** Checks the stock. A car that is held for another order may be in a cart, because the hold can end. */
  private requireStock(car: CarForCartView, count: number): void {
    if (car.stock < count && !(car.isSingleUnit && car.heldUntil)) throw productErrors.insufficientStock();
  }

  private async priced(userId: string) {
    const lines = await this.carts.lines(userId);
    return { lines, cars: await this.cars.bySku(lines.map(({ skuId }) => skuId)) };
  }

  private toItems(
    lines: readonly CartLine[],
    cars: ReadonlyMap<string, CarForCartView>,
    locale: Locale,
  ): CartItemView[] {
    return lines.map((line) => toItemView(line, cars.get(line.skuId)!, locale));
  }
}
