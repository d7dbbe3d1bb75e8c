import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { ApprovedCarView, CarRecord } from '@mall/contracts/product';
import { attributesInWords, carFact, isCarFact, localised, type Texts } from '@mall/web-kit';
import { useReaderLocale } from '../../api/use-call.js';
import { Yuan } from '../../components/Money.js';
import { LANGUAGES } from '../../i18n/languages.js';
import { FactValue } from '../FactValue.js';
import { InspectionOfCar } from '../InspectionOfCar.js';
import { ChangedPictures } from './ChangedPictures.js';
import { MarkedText } from './MarkedText.js';
import { sideBySide } from './side-by-side.js';
import { changesOfText } from './word-changes.js';

interface ChangeProps {
  readonly field: string;
  readonly before: ApprovedCarView;
  readonly car: CarRecord;
}

/** Shows a field as it was and as it is. */
export function ChangedValue({ field, before, car }: ChangeProps): ReactNode {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const valuesOf = (name: string): readonly [unknown, unknown] => [
    before[name as keyof ApprovedCarView],
    car[name as keyof CarRecord],
  ];
  const both = (name: string, show: (value: unknown) => ReactNode) => {
    const [was, is] = valuesOf(name);
    return <WasAndIs was={show(was)} is={show(is)} />;
  };
  if (isCarFact(field)) {
    const fact = carFact(field);
    if (fact.kind === 'texts') return <ChangedTexts values={valuesOf(field)} />;
    return both(field, (value) => <FactValue fact={fact} value={value} unknown="—" />);
  }
  switch (field) {
    case 'name':
    case 'sellingPoint':
    case 'detail':
      return <ChangedTexts values={valuesOf(field)} />;
    case 'brandId':
    case 'seriesId':
    case 'categoryId':
      return both(
        field.replace('Id', 'Name'),
        (value) => localised(value as Texts | undefined, locale) || '—',
      );
    case 'priceFee':
    case 'marketPriceFee':
    case 'wholesalePriceFee':
      return both(field, (fen) => (fen ? <Yuan fen={Number(fen)} /> : '—'));
    case 'pictures':
      return <ChangedPictures before={before.pictures ?? []} after={car.pictures ?? []} />;
    case 'inspection':
      return <ChangedInspection before={before} car={car} />;
    case 'attrValueIds':
      return both('spuAttrValues', (values) =>
        inLines(attributesInWords((values as CarRecord['spuAttrValues']) ?? [])),
      );
    case 'video':
      return both(field, (url) =>
        url ? (
          <a href={String(url)} target="_blank" rel="noreferrer">
            {translate('console.cars.open')}
          </a>
        ) : (
          '—'
        ),
      );
    default:
      return both(field, (value) => String(value ?? '—'));
  }
}

const inLines = (attributes: readonly { readonly name: string; readonly value: string }[]): ReactNode =>
  attributes.length === 0
    ? '—'
    : attributes.map(({ name, value }) => <div key={name}>{`${name}: ${value}`}</div>);

/** Shows the former value crossed out, and the present one. */
function WasAndIs({ was, is }: { readonly was: ReactNode; readonly is: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, overflowWrap: 'anywhere' }}>
      <Box component="del" sx={{ color: 'text.secondary' }}>
        {was}
      </Box>
      <span aria-hidden>→</span>
      <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 600 }}>
        {is}
      </Box>
    </Box>
  );
}

function ChangedTexts({ values }: { readonly values: readonly [unknown, unknown] }) {
  const [was, is] = values.map((value) => (value ?? {}) as Partial<Texts>) as [
    Partial<Texts>,
    Partial<Texts>,
  ];
  const changed = LANGUAGES.filter(({ locale }) => (was[locale] ?? '') !== (is[locale] ?? ''));
  return changed.map(({ locale, name }) => (
    <Box key={locale} sx={{ '& + &': { mt: 0.5 } }}>
      <Box component="span" sx={{ color: 'text.secondary', mr: 1 }}>
        {name}
      </Box>
      <span lang={locale}>
        <MarkedText parts={changesOfText(was[locale] ?? '', is[locale] ?? '', locale)} />
      </span>
    </Box>
  ));
}

function ChangedInspection({ before, car }: Omit<ChangeProps, 'field'>) {
  const translate = useTranslate();
  const sides = [
    ['before', before.inspection],
    ['now', car.inspection],
  ] as const;
  return (
    <Box sx={sideBySide}>
      {sides.map(([side, report]) => (
        <div key={side}>
          <Box sx={{ color: 'text.secondary', mb: 0.5 }}>{translate(`console.cars.${side}`)}</Box>
          {report ? <InspectionOfCar report={report} /> : '—'}
        </div>
      ))}
    </Box>
  );
}
