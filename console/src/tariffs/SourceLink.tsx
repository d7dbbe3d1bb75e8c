import { Link } from '@mui/material';
import type { TariffTableView } from '@mall/contracts/order';

/** Where the figures come from, as a link where there is one. */
export function SourceLink({ table }: { readonly table: Pick<TariffTableView, 'source' | 'sourceUrl'> }) {
  if (!table.sourceUrl) return <>{table.source}</>;
  return (
    <Link
      href={table.sourceUrl}
      target="_blank"
      rel="noreferrer"
      onClick={(event) => event.stopPropagation()}
    >
      {table.source}
    </Link>
  );
}
