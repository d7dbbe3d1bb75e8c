import { Link } from '@mui/material';
import type { TariffTableView } from '@mall/contracts/order';

/** Where the figures come from, as a link where there is one. */
export function SourceLink({ table }: { readonly table: Pick<TariffTableView, 'source' | 'sourceUrl'> }) {
  // A number of a law stays beside its sign.
  const source = table.source.replaceAll('№ ', '№\u00a0');
  if (!table.sourceUrl) return <>{source}</>;
  return (
    <Link
      href={table.sourceUrl}
      target="_blank"
      rel="noreferrer"
      onClick={(event) => event.stopPropagation()}
    >
      {source}
    </Link>
  );
}
