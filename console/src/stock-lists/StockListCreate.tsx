import { Alert, Box, Button, LinearProgress, MenuItem, TextField } from '@mui/material';
import { useState, type ReactNode } from 'react';
import {
  AutocompleteInput,
  Form,
  ReferenceInput,
  required,
  Title,
  useCanAccess,
  useNotify,
  useTranslate,
} from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { decimalSignOf, stockListLimits, type DecimalSign } from '@mall/contracts/product';
import type { Locale } from '@mall/validation';
import { wholeNumber } from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';
import { Section } from '../components/Facts.js';
import { FileChooser } from '../widgets/upload/FileChooser.js';
import { codesOfHeadings, faultsOf } from './mapping.js';
import { MappingTable } from './MappingTable.js';
import { FileRefusal } from './reading/refusal.js';
import type { Table } from './reading/table.js';
import { TemplateButton } from './TemplateButton.js';
import { useSendList } from './use-send-list.js';

interface Chosen {
  readonly fileName: string;
  readonly table: Table;
}

/** Reads a file, maps its columns to fields, and sends its rows to be checked. */
export function StockListCreate() {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const notify = useNotify();
  const [chosen, choose] = useState<Chosen>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [refusal, setRefusal] = useState<FileRefusal>();
  const take = async ([file]: readonly File[]) => {
    if (!file) return;
    setRefusal(undefined);
    try {
      const { readFile } = await import('./reading/read-file.js');
      const table = await readFile(new Uint8Array(await file.arrayBuffer()));
      choose({ fileName: file.name, table });
      setCodes(codesOfHeadings(table.headings));
    } catch (thrown) {
      if (!(thrown instanceof FileRefusal)) return notify((thrown as Error).message, { type: 'error' });
      choose(undefined);
      setRefusal(thrown);
    }
  };
  const { rows, bytes } = stockListLimits;
  const limits = { rows: wholeNumber(rows, locale), size: bytes / 1024 / 1024 };
  return (
    <>
      <Title title="console.stockLists.upload" />
      <MappingForm key={chosen?.fileName} chosen={chosen} codes={codes} onCodes={setCodes}>
        <Section title={translate('console.stockLists.upload')} action={<TemplateButton />}>
          <Box sx={{ color: 'text.secondary', mb: 1.5 }}>{translate('console.stockLists.templateHint')}</Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <FileChooser
              label={translate('console.stockLists.choose')}
              text={translate(`console.stockLists.${chosen ? 'another' : 'choose'}`)}
              accept=".xlsx,.csv,.txt,.tsv"
              isMultiple={false}
              isDisabled={false}
              onFiles={(files) => void take(files)}
            />
            <Box sx={{ color: 'text.secondary' }}>
              {chosen
                ? `${chosen.fileName} · ${translate('console.stockLists.read', { smart_count: chosen.table.rows.length })}`
                : translate('console.stockLists.drop', limits)}
            </Box>
          </Box>
          {refusal && (
            <Alert severity="error" sx={{ mt: 1.5 }}>
              {translate(`console.stockLists.refusals.${refusal.why}`, shownValues(refusal, locale))}
            </Alert>
          )}
        </Section>
      </MappingForm>
    </>
  );
}

/** Returns the values of a refusal with numbers in the reader's notation. */
const shownValues = ({ values }: FileRefusal, locale: Locale): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? wholeNumber(value, locale) : value,
    ]),
  );

interface MappingFormProps {
  readonly chosen: Chosen | undefined;
  readonly codes: readonly string[];
  readonly onCodes: (codes: readonly string[]) => void;
  /** The choice of the file. */
  readonly children: ReactNode;
}

function MappingForm({ chosen, codes, onCodes, children }: MappingFormProps) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const notify = useNotify();
  const navigate = useNavigate();
  const { canAccess: maySeeShops } = useCanAccess({ resource: 'shops', action: 'list' });
  const [decimal, setDecimal] = useState<DecimalSign>(decimalSignOf(locale));
  const { sent, send } = useSendList();
  const faults = faultsOf(codes);
  const submit = async ({ shopId }: { readonly shopId?: string }) => {
    if (!chosen) return;
    const { fileName, table } = chosen;
    try {
      const head = { fileName, headings: [...table.headings], columns: [...codes], decimal };
      const stockListId = await send({ ...head, ...(shopId && { shopId }) }, table.rows);
      await navigate(`/stock-lists/${stockListId}/show`);
    } catch (failure) {
      notify((failure as Error).message, { type: 'error' });
    }
  };
  return (
    <Form onSubmit={(values: FieldValues) => submit(values as { shopId?: string })}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {children}
        {chosen && (
          <Section title={translate('console.stockLists.mapping')}>
            <Box sx={{ color: 'text.secondary', mb: 1 }}>{translate('console.stockLists.mappingHint')}</Box>
            <MappingTable table={chosen.table} codes={codes} onChange={onCodes} />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
              <TextField
                select
                size="small"
                label={translate('console.stockLists.decimal')}
                value={decimal}
                onChange={({ target }) => setDecimal(target.value as DecimalSign)}
                sx={{ minWidth: 280 }}
              >
                {(['point', 'comma'] as const).map((sign) => (
                  <MenuItem key={sign} value={sign}>
                    {translate(`console.stockLists.decimals.${sign}`)}
                  </MenuItem>
                ))}
              </TextField>
              {maySeeShops && (
                <Box sx={{ minWidth: 280 }}>
                  <ReferenceInput source="shopId" reference="shops">
                    <AutocompleteInput
                      label="console.stockLists.shop"
                      optionText="shopName"
                      filterToQuery={(q: string) => ({ q })}
                      validate={required()}
                      helperText={false}
                    />
                  </ReferenceInput>
                </Box>
              )}
            </Box>
            <MappingNotes faults={faults} />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2 }}>
              <Button
                type="submit"
                variant="contained"
                disabled={faults.isEmpty || faults.twice !== undefined}
                loading={sent !== undefined}
              >
                {translate('console.stockLists.check')}
              </Button>
              <Box sx={{ color: 'text.secondary' }}>
                {sent === undefined
                  ? translate('console.stockLists.checkHint')
                  : translate('console.stockLists.sending', { sent, all: chosen.table.rows.length })}
              </Box>
            </Box>
            {sent !== undefined && (
              <LinearProgress
                variant="determinate"
                value={(100 * sent) / chosen.table.rows.length}
                sx={{ mt: 1 }}
                aria-label={translate('console.stockLists.check')}
              />
            )}
          </Section>
        )}
      </Box>
    </Form>
  );
}

function MappingNotes({ faults }: { readonly faults: ReturnType<typeof faultsOf> }) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const { isEmpty, twice, missing, hasNoKey } = faults;
  if (isEmpty) return <Note severity="error">{translate('console.stockLists.nothing')}</Note>;
  if (twice)
    return (
      <Note severity="error">{translate('console.stockLists.twice', { field: twice.label[locale] })}</Note>
    );
  const fields = missing.map(({ label }) => label[locale]).join(locale === 'zh' ? '、' : ', ');
  return (
    <>
      {fields && <Note severity="info">{translate('console.stockLists.missing', { fields })}</Note>}
      {hasNoKey && <Note severity="warning">{translate('console.stockLists.noKey')}</Note>}
    </>
  );
}

const Note = ({
  severity,
  children,
}: {
  readonly severity: 'error' | 'info' | 'warning';
  readonly children: string;
}) => (
  <Alert severity={severity} sx={{ mt: 1 }}>
    {children}
  </Alert>
);
