import { useMemo } from 'react';
import { useTranslate, type Exporter } from 'react-admin';
import { useReaderLocale } from '../api/use-call.js';
import { saveAs } from './save-as.js';

type Value = (record: Record<string, unknown>) => unknown;

/** An exporter for a resource; headings are the labels of the fields. */
export function useExporter(
  resource: string,
  fields: readonly (string | readonly [string, Value])[],
): Exporter {
  const translate = useTranslate();
  const locale = useReaderLocale();
  return useMemo<Exporter>(
    () => async (records) => {
      const { csvFile } = await import('@mall/web-kit/csv');
      const columns = fields.map((field) => {
        const [name, value] =
          typeof field === 'string'
            ? [field, ((record) => record[field]) satisfies Value]
            : [field[0], field[1]];
        return { heading: translate(`resources.${resource}.fields.${name}`), value };
      });
      const rows = records.map((record) => columns.map(({ value }) => value(record)));
      const csv = csvFile([columns.map(({ heading }) => heading), ...rows], locale);
      const blob = new Blob([csv], { type: 'text/csv;charset=utf-8' });
      saveAs(blob, resource, 'csv');
    },
    [fields, locale, resource, translate],
  );
}
