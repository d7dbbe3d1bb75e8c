import { useQuery } from '@tanstack/react-query';
import type { MenuNode } from '@mall/contracts/admin';
import { useMall, useReaderLocale } from '../api/use-mall.js';

/** The menu of whoever is signed in, as the server has it. */
export function useMenu(): { readonly nodes: readonly MenuNode[] | undefined; readonly hasFailed: boolean } {
  const mall = useMall();
  const locale = useReaderLocale();
  const { data, isError } = useQuery({
    queryKey: ['menu', locale],
    queryFn: () => mall.menu(),
    staleTime: 60_000,
  });
  return { nodes: data, hasFailed: isError };
}
