import { useTranslate } from 'react-admin';
import type { PageTextView } from '@mall/contracts/admin';
import { Facts } from '../components/Facts.js';
import { Moment } from '../components/Moment.js';
import { PersonName } from '../components/PersonName.js';
import { TextOrigin } from './TextOrigin.js';

/** Shows the version in force, its date and its author. */
export function TextFacts({ text }: { readonly text: PageTextView }) {
  const translate = useTranslate();
  const label = (name: string) => translate(`resources.page-texts.fields.${name}`);
  const { name, path, version, changeTime, changedBy, note } = text;
  return (
    <Facts
      facts={[
        {
          label: label('name'),
          value: (
            <a href={path} target="_blank" rel="noreferrer">
              {name}
            </a>
          ),
        },
        { label: label('version'), value: version },
        { label: label('origin'), value: <TextOrigin text={text} /> },
        { label: label('changeTime'), value: <Moment at={changeTime} /> },
        { label: label('changedBy'), value: changedBy && <PersonName login={changedBy} /> },
        { label: label('changeNote'), value: note },
      ]}
    />
  );
}
