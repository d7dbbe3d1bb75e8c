import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { ListContextProvider, useListContext, type RaRecord } from 'react-admin';
import { inTreeOrder } from './tree-order.js';

/** Shows the records of the surrounding list as a tree: all on one page, each followed by its children. */
export function TreeRows({ children }: { readonly children: ReactNode }) {
  const list = useListContext<RaRecord<string> & { parentId: string }>();
  const data = list.data && inTreeOrder(list.data);
  return <ListContextProvider value={{ ...list, data } as typeof list}>{children}</ListContextProvider>;
}

interface BranchProps {
  readonly depth: number | undefined;
  readonly children: ReactNode;
}

/** A name, indented by its depth in the tree. */
export const Branch = ({ depth = 0, children }: BranchProps) => (
  <Box component="span" sx={{ pl: depth * 2.5, fontWeight: depth === 0 ? 600 : 400 }}>
    {children}
  </Box>
);

/** List options that show a whole tree on one page. */
export const WHOLE_TREE = { perPage: 1000, pagination: false } as const;
