import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useCallback, useContext, useRef, useState, type ComponentType } from 'react';
import {
  EditContext,
  useDataProvider,
  useRecordContext,
  useRegisterMutationMiddleware,
  useTranslate,
  useTranslateLabel,
  type RaRecord,
} from 'react-admin';
import { useFormState } from 'react-hook-form';
import { DisputedValues, type DisputedProps } from './DisputedValues.js';
import { mergeOthers, pick } from './merge-others.js';

type Update = { readonly id: string; readonly data: Record<string, unknown> };
type Save = (
  resource: string,
  params: Update,
  next: (resource: string, params: Update) => unknown,
) => unknown;
type Answer = 'mine' | 'theirs' | 'neither';

interface Dispute {
  readonly resource: string;
  readonly fields: readonly string[];
  readonly base: Readonly<Record<string, unknown>>;
  readonly mine: Readonly<Record<string, unknown>>;
  readonly theirs: Readonly<Record<string, unknown>>;
  readonly answer: (answer: Answer) => void;
}

/** Components that show a field changed by both sides, by field; other fields are shown as words and numbers. */
export type DisputedFields = Readonly<Record<string, ComponentType<DisputedProps>>>;

interface OthersChangesProps {
  readonly disputes?: DisputedFields | undefined;
}

/** A form that is saved onto what others have saved since it was opened; where both changed a field, its user decides. */
export const OthersChanges = (props: OthersChangesProps) =>
  useContext(EditContext) ? <Merging {...props} /> : null;

function Merging({ disputes }: OthersChangesProps) {
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const { isDirty } = useFormState();
  const record = useRecordContext<RaRecord>();
  const [dispute, setDispute] = useState<Dispute>();
  // The record is refetched from time to time, also while the form is being filled in.
  const base = useRef(record);
  if (!isDirty) base.current = record;
  useRegisterMutationMiddleware(
    useCallback<Save>(
      async (resource, params, next) => {
        const { data: theirs } = await dataProvider.getOne<RaRecord>(resource, { id: params.id });
        const opened = base.current ?? {};
        const { data, disputed } = mergeOthers(opened, params.data, theirs);
        const answer =
          disputed.length > 0 &&
          (await new Promise<Answer>((decide) =>
            setDispute({ resource, fields: disputed, base: opened, mine: data, theirs, answer: decide }),
          ));
        setDispute(undefined);
        if (answer === 'neither') throw new Error(translate('console.othersChanges.notSaved'));
        const decided = answer === 'theirs' ? { ...data, ...pick(theirs, disputed) } : data;
        return next(resource, { ...params, data: { ...decided } });
      },
      [dataProvider, translate],
    ),
  );
  return dispute ? <DisputeDialog {...dispute} disputes={disputes} /> : null;
}

function DisputeDialog({
  resource,
  fields,
  base,
  mine,
  theirs,
  answer,
  disputes = {},
}: Dispute & OthersChangesProps) {
  const translate = useTranslate();
  const labelOf = useTranslateLabel();
  return (
    <Dialog open maxWidth="md" fullWidth onClose={() => answer('neither')}>
      <DialogTitle>{translate('console.othersChanges.title')}</DialogTitle>
      <DialogContent>
        {translate('console.othersChanges.hint')}
        {fields.map((source) => {
          const Values = disputes[source] ?? DisputedValues;
          return (
            <Box key={source} component="section" sx={{ mt: 2 }}>
              <Box sx={{ fontWeight: 600 }}>{labelOf({ source, resource })}</Box>
              <Values source={source} base={base[source]} theirs={theirs[source]} mine={mine[source]} />
            </Box>
          );
        })}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => answer('neither')}>{translate('ra.action.cancel')}</Button>
        <Button onClick={() => answer('theirs')}>{translate('console.othersChanges.keepTheirs')}</Button>
        <Button variant="contained" onClick={() => answer('mine')}>
          {translate('console.othersChanges.saveMine')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
