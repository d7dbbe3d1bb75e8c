import { useTranslate } from 'react-admin';
import { CascadeField } from '../../widgets/fields/CascadeField.js';
import { useDictionarySource } from '../../widgets/use-dictionary-source.js';
import { FieldStates } from '../FieldStates.js';

export default function Example() {
  const translate = useTranslate();
  const from = useDictionarySource('order_status');
  const label = translate('console.gallery.names.cascade');
  return (
    <FieldStates<readonly string[]>
      label={label}
      empty={[]}
      filled={['2']}
      error={translate('console.widgets.missing.select', { label })}
    >
      {(field) => <CascadeField {...field} from={from} />}
    </FieldStates>
  );
}
