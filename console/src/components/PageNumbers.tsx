import { PaginationItem, type PaginationRenderItemParams } from '@mui/material';
import { wholeNumber } from '@mall/web-kit';
import type { ComponentProps } from 'react';
import { PaginationActions } from 'react-admin';
import { useReaderLocale } from '../api/use-call.js';

/** One page number of a list, with grouped digits. */
export function PageNumber({ page, ...item }: PaginationRenderItemParams) {
  const locale = useReaderLocale();
  return <PaginationItem {...item} page={page && wholeNumber(page, locale)} />;
}

/** The pages of a list. */
export const PageNumbers = (props: ComponentProps<typeof PaginationActions>) => (
  <PaginationActions {...props} renderItem={(item) => <PageNumber {...item} />} />
);
