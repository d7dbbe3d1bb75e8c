import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { read } from '../../mall/api.js';
import { guessCity, useCity } from '../../mall/city.js';
import type { Cart, CartCosts } from './cart.js';

/** Returns the landed costs of the chosen cars to the chosen city, otherwise to that of the default address. */
export function useAccountCosts(cart: Cart): CartCosts {
  const input = { city: useCity().city || undefined };
  const { data } = useQuery({
    ...read('order.landed.forCart', input),
    // The sum is part of the key, so that a changed cart is calculated again.
    queryKey: ['order.landed.forCart', input, cart.finalMoney],
    enabled: cart.count > 0,
    placeholderData: keepPreviousData,
  });
  const cars = (cart.count > 0 && data?.cars) || [];
  const home = cars[0]?.city ?? undefined;
  useEffect(() => guessCity(home), [home]);
  return { cars, newTables: cars.length > 0 ? data?.newTables : null };
}
