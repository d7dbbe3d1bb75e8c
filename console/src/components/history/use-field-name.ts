import { useTranslate } from 'react-admin';

/** Returns a function that names a field of a record: as its pages do, else as other pages do. */
export function useFieldName(resource: string): (field: string) => string {
  const translate = useTranslate();
  return (field) => {
    const elsewhere = translate(`console.history.fields.${field}`, { _: field });
    return translate(`resources.${resource}.fields.${field}`, { _: elsewhere });
  };
}
