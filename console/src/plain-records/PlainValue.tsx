import { BooleanField, FunctionField, ReferenceField, useResourceContext, useTranslate } from 'react-admin';
import type { Texts } from '@mall/validation';
import { localised, type RecordField } from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';
import { Day, Moment } from '../components/Moment.js';

interface PlainValueProps {
  readonly source: string;
  readonly field: RecordField;
  readonly value: unknown;
}

/** Shows a value of a plain record in a list. */
export function PlainValue({ source, field: { kind, of }, value }: PlainValueProps) {
  const locale = useReaderLocale();
  const resource = useResourceContext();
  const translate = useTranslate();
  if (value === null || value === undefined)
    return translate(`resources.${resource}.absent.${source}`, { _: '' });
  switch (kind) {
    case 'texts':
      return localised(value as Texts, locale);
    case 'id':
      return (
        <ReferenceField record={{ [source]: value }} source={source} reference={of!} link={false}>
          <FunctionField render={({ name }: { readonly name: Texts }) => localised(name, locale)} />
        </ReferenceField>
      );
    case 'choices':
      return (value as readonly string[])
        .map((code) => translate(`resources.${resource}.choices.${source}.${code}`, { _: code }))
        .join(', ');
    case 'words':
      return (value as readonly string[]).join(', ');
    case 'moment':
      return <Moment at={value as string} />;
    case 'day':
      return <Day on={value as string} />;
    case 'flag':
    case 'boolean':
      return <BooleanField record={{ [source]: Boolean(value) }} source={source} />;
    case 'choice':
      return translate(`resources.${resource}.choices.${source}.${String(value)}`);
    default:
      return String(value as string | number);
  }
}
