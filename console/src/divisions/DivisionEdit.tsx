import { useRecordContext, useTranslate } from 'react-admin';
import type { DivisionRecord } from '@mall/contracts/user';
import { ConsoleForm } from '../components/ConsoleForm.js';
import { Facts } from '../components/Facts.js';
import { FormBar } from '../components/FormBar.js';
import { RecordEdit } from '../components/RecordPages.js';
import { TextsInput } from '../components/TextsInput.js';

/** Edits the names of a division; code and place in the tree are fixed, because addresses refer to them. */
export function DivisionEdit() {
  return (
    <RecordEdit>
      <ConsoleForm toolbar={<FormBar canDelete={false} />}>
        <Place />
        <TextsInput source="name" isRequired hint="console.divisions.hint" />
      </ConsoleForm>
    </RecordEdit>
  );
}

function Place() {
  const translate = useTranslate();
  const division = useRecordContext<DivisionRecord & { id: string }>();
  if (!division) return null;
  const label = (field: string) => translate(`resources.divisions.fields.${field}`);
  return (
    <Facts
      facts={[
        { label: label('code'), value: division.code },
        { label: label('level'), value: translate(`console.divisions.levels.${division.level}`) },
        { label: label('above'), value: division.above },
      ]}
    />
  );
}
