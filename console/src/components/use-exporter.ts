import { useMemo } from 'react';
import { useTranslate, type Exporter } from 'react-admin';
import { useCall, useReaderLocale } from '../api/use-call.js';
import { exportedCell, type CellKind } from './exported-cell.js';
import { saveAs } from './save-as.js';

/** A column of an export: a field of the record, and the kind of its value unless it is plain text. */
export type ExportedField = string | readonly [name: string, kind: CellKind];

/** Returns an exporter for a resource; headings are the labels of the fields, codes are replaced by the dictionary's words. */
export function useExporter(resource: string, fields: readonly ExportedField[]): Exporter {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const call = useCall();
  return useMemo<Exporter>(
    () => async (records) => {
      const { csvFile } = await import('@mall/web-kit/csv');
      const columns = await Promise.all(
        fields.map(async (field) => {
          const [name, kind] = typeof field === 'string' ? [field, undefined] : field;
          const type = kind && 'dictionary' in kind ? kind.dictionary : undefined;
          const options = type ? await call('admin.dict.ofType', { type }) : [];
          const suffix = kind && 'is' in kind ? { moment: ' (UTC)', yuan: ', CNY' }[kind.is] : '';
          return {
            heading: `${translate(`resources.${resource}.fields.${name}`)}${suffix}`,
            cell: exportedCell(name, kind, options, translate),
          };
        }),
      );
      const rows = records.map((record) => columns.map(({ cell }) => cell(record)));
      const csv = csvFile([columns.map(({ heading }) => heading), ...rows], locale);
      saveAs(new Blob([csv], { type: 'text/csv;charset=utf-8' }), resource, 'csv');
    },
    [call, fields, locale, resource, translate],
  );
}
