import { isApiError, newPressKey } from '@mall/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSignInPrompt } from '../../components/SignInPrompt.js';
import { call, isVisitor } from '../../mall/api.js';
import { pathTo } from '../../mall/pages.js';
import type { Car } from './car.js';
import { say } from '../../mall/say.js';
import { addToVisitorCart, MOST_LINES } from '../../mall/visitor-cart.js';

export type Sku = Car['skus'][number];

/** The choices on a car's page, and the two ways to continue from there. */
export interface Buying {
  readonly sku: Sku | undefined;
  readonly chooseSku: (skuId: string) => void;
  readonly count: number;
  readonly setCount: (count: number) => void;
  /** Whether the car exists only once, as used cars do. */
  readonly isSingle: boolean;
  readonly canOrder: boolean;
  readonly isAdding: boolean;
  readonly addToCart: () => void;
  readonly buyNow: () => void;
}

export function useBuying(car: Car): Buying {
  const { t } = useTranslation('car');
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const isSignedIn = useSignInPrompt();
  const [skuId, chooseSku] = useState(car.skus[0]?.skuId);
  const [count, setCount] = useState(1);
  const sku = car.skus.find((one) => one.skuId === skuId);
  const press = usePressKey();
  const isSingle = car.condition === 'used';
  const sayAdded = (): void =>
    say.done(t('car.added'), { label: t('car.openCart'), onClick: () => navigate(pathTo('cart')) });
  const addAsVisitor = ({ skuId, priceFee, stock }: Sku): void => {
    const { spuId, spuName: name } = car;
    const added = { spuId, skuId, name, priceFee, count, stock, isSingleUnit: isSingle };
    const outcome = addToVisitorCart(added);
    if (outcome === 'added') sayAdded();
    else say.failed(t(outcome === 'full' ? 'car.cartFull' : 'car.insufficientStock', { most: MOST_LINES }));
  };
  const adding = useMutation({
    mutationFn: (chosen: Sku) =>
      call('order.cart.changeItem', {
        spuId: car.spuId,
        skuId: chosen.skuId,
        shopId: car.shopId,
        count,
        idempotencyKey: press.of(`${chosen.skuId} ${count}`),
      }),
    onSuccess: () => {
      press.succeeded();
      void queries.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith('order.cart.'),
      });
      sayAdded();
    },
    onError: (error) => say.failed(isApiError(error) ? error.message : common('failure.unknown')),
  });
  return {
    sku,
    chooseSku,
    count,
    setCount: (next) => {
      const most = sku?.stock ?? 1;
      if (next > most) say.failed(t('car.insufficientStock'));
      setCount(Math.max(1, Math.min(next, most)));
    },
    isSingle,
    canOrder: sku !== undefined && sku.stock > 0,
    isAdding: adding.isPending,
    addToCart: () => sku && (isVisitor() ? addAsVisitor(sku) : adding.mutate(sku)),
    buyNow: () => {
      if (!sku) return;
      const line = new URLSearchParams({
        spuId: car.spuId,
        skuId: sku.skuId,
        shopId: car.shopId,
        count: String(count),
      });
      const to = `${pathTo('checkout')}?${line.toString()}`;
      if (isSignedIn(to)) navigate(to);
    },
  };
}

export interface BuyProps {
  readonly car: Car;
  readonly buying: Buying;
}

/** Returns the price of the chosen variant in whole roubles, at the rate of the page's estimate. */
export function rubOf(car: Car, { sku }: Buying): number | undefined {
  if (!sku || sku.priceFee === car.priceFee || !car.estimateRate) return car.priceRub;
  return Math.round((sku.priceFee * car.estimateRate.rate) / 100);
}

/** Returns the idempotency key of a button: the same until it has succeeded or the choice changes, against adding twice. */
function usePressKey() {
  const press = useRef<{ readonly chosen: string; readonly key: string | undefined }>(undefined);
  return {
    of: (chosen: string): string | undefined => {
      if (press.current?.chosen !== chosen) press.current = { chosen, key: newPressKey() };
      return press.current.key;
    },
    succeeded: (): void => void (press.current = undefined),
  };
}
