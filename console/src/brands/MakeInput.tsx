import { localised } from '@mall/web-kit';
import type { BrandRecord } from '@mall/contracts/product';
import { useReaderLocale } from '../api/use-call.js';
import { ParentInput } from '../components/ParentInput.js';

/** The parent id of a make. */
export const ROOT_BRAND = '0';

interface MakeInputProps {
  readonly source: string;
  readonly helperText?: string;
  readonly alwaysOn?: boolean;
}

/** Chooses the make above a series; without one, the record is a make itself. */
export function MakeInput(props: MakeInputProps) {
  const locale = useReaderLocale();
  return (
    <ParentInput
      {...props}
      reference="brands"
      root={ROOT_BRAND}
      rootLabel="console.brands.makes"
      nameOf={(brand: BrandRecord & { readonly id: string }) => localised(brand.name, locale)}
      filter={{ brandParentId: ROOT_BRAND }}
      sort={{ field: 'seq', order: 'ASC' }}
    />
  );
}
