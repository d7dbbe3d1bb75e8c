import { Link } from '@mui/material';
import type { TariffTableView } from '@mall/contracts/order';

/** Shows the source of the figures, as a link where there is one. */
export function SourceLink({ table }: { readonly table: Pick<TariffTableView, 'source' | 'sourceUrl'> }) {
  // The number of a law stays on the same line as its sign.
  const source = table.source.replaceAll('№ ', '№\u00a0');
  if (!table.sourceUrl) return source;
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
