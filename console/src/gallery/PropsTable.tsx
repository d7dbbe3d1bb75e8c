import { TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useReaderLocale } from '../api/use-call.js';
import { WideTable } from '../components/WideTable.js';
import { noteIn } from './prop-notes.js';
import type { PropRow } from './props-of.js';

/** Lists names, types, defaults and notes of a widget's properties, as declared in its code. */
export function PropsTable({ rows }: { readonly rows: readonly PropRow[] }) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  return (
    <WideTable label={translate('console.gallery.props.title')}>
      <TableHead>
        <TableRow>
          {['name', 'type', 'fallback', 'note'].map((column) => (
            <TableCell key={column}>{translate(`console.gallery.props.${column}`)}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ name, type, isOptional, fallback, note }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              <code>
                {name}
                {isOptional && '?'}
              </code>
            </TableCell>
            <TableCell>
              <code>{type}</code>
            </TableCell>
            <TableCell>
              <code>{fallback}</code>
            </TableCell>
            <TableCell>{note && noteIn(locale, note)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </WideTable>
  );
}
