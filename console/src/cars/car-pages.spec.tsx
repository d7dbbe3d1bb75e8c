import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DataProviderContext, Form, ResourceContextProvider } from 'react-admin';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import {
  carFact,
  carFactNames,
  defectWords,
  fillText,
  identityFields,
  isCarFact,
  newestDay,
  paintWords,
  panelWords,
  sectionWords,
  tyrePlaceWords,
  verdictWords,
  word,
  type CarFact,
} from '@mall/web-kit';
import {
  brokenRules,
  factRules,
  type BrokenRule,
  type CarRecord,
  type FactRuleCode,
  type InspectionReport,
} from '@mall/contracts/product';
import { brokenCars } from '@mall/contracts/specimens';
import { contractTexts } from '../i18n/contract-texts.js';
import { exportedCell } from '../components/exported-cell.js';
import { CarFactsInputs } from './CarFactsInputs.js';
import { CarFactsTable } from './CarFactsTable.js';
import { ChangedValue } from './changes/ChangedValue.js';
import { exportedFacts } from './exported-facts.js';
import { disputedFacts, FactValue } from './FactValue.js';
import { FINDINGS, InspectionInput } from './InspectionInput.js';
import { InspectionOfCar } from './InspectionOfCar.js';
import { LeftInForm } from './LeftBeforeSale.js';

const SOME: Readonly<Record<Exclude<CarFact['kind'], 'choice'>, unknown>> = {
  whole: 5,
  decimal: 5,
  year: 2024,
  day: '2024-05-01',
  text: 'Euro 6',
  texts: { ru: 'Слово', zh: '词', en: 'Word' },
};
const someValue = (fact: CarFact): unknown =>
  fact.kind === 'choice' ? Object.keys(fact.words)[0] : SOME[fact.kind];

/** Each fact with a value. */
const known = carFactNames.map((name) => [name, someValue(carFact(name))] as const);

/** Renders a part of a page as it is before any answer of the server. */
const htmlOf = (part: ReactNode): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <DataProviderContext.Provider value={{ call: () => undefined } as never}>
          <ResourceContextProvider value="cars">{part}</ResourceContextProvider>
        </DataProviderContext.Provider>
      </QueryClientProvider>
    </MemoryRouter>,
  );

const textOf = (part: ReactNode): string => htmlOf(part).replaceAll(/<style.*?<\/style>|<[^>]+>/g, '');

test('the form of a car has an input for every fact that is not calculated from another one', () => {
  const html = htmlOf(
    <Form>
      <CarFactsInputs />
    </Form>,
  );
  const inputs = new Set([...html.matchAll(/ name="([^".]+)/g)].map(([, name]) => name));
  const entered = carFactNames.filter((name) => carFact(name).derivedFrom === undefined);
  expect([...inputs].sort()).toEqual(entered.sort());
});

describe('what a car lacks before its sale', () => {
  const lackedBy = (car: object): string[] =>
    [
      ...htmlOf(
        <Form defaultValues={car}>
          <LeftInForm />
        </Form>,
      ).matchAll(/<button[^>]*>([^<]+)/g),
    ].map(([, label]) => label!);

  test('is named in the form from the start', () => {
    const used = lackedBy({ condition: 'used', steering: 'left', pictures: [] });
    expect(used).toHaveLength(20);
    expect(used).toEqual(expect.arrayContaining(['VIN', 'Inspection report', 'Pictures', 'Mileage, km']));
    expect(lackedBy({ condition: 'new', steering: 'left' })).not.toContain('VIN');
  });

  test('leaves the list once it is typed', () => {
    const left = lackedBy({
      condition: 'used',
      vin: 'LGWEF4A51MF000001',
      inspection: { inspectedOn: '2026-11-01' },
    });
    expect(left).not.toContain('VIN');
    expect(left).not.toContain('Inspection report');
    expect(left).toContain('Pictures');
  });
});

/** Rules that a browser can apply, whose field is a fact that people enter. */
const rulesOfForm = Object.entries(brokenCars(newestDay())).filter(
  ([code, { known }]) => known === undefined && isCarFact(factRules[code as FactRuleCode].field),
);

test.each(rulesOfForm)('the form says the rule %s at its field while it is broken', (_, { car, mend }) => {
  const [{ text, params, field }] = brokenRules(car, { today: newestDay() }) as [BrokenRule];
  const said = fillText(text, 'en', params).replaceAll(/\s/g, ' ');
  const formOf = (record: object) =>
    htmlOf(
      <Form record={record}>
        <CarFactsInputs />
      </Form>,
    ).replaceAll(/&nbsp;|\s/g, ' ');
  const html = formOf(car);
  const at = html.indexOf(`ra-input-${field}`);
  expect(html.indexOf(said)).toBeGreaterThan(at);
  expect(html.slice(at, html.indexOf(said)).match(/ra-input-/g)).toHaveLength(1);
  expect(formOf({ ...car, ...mend })).not.toContain(said);
});

test('the form says what follows from a fact, and why a power is missing', () => {
  const html = htmlOf(
    <Form record={{ fuel: 'ev', powerKw: 150 }}>
      <CarFactsInputs />
    </Form>,
  ).replaceAll(/&nbsp;|\s/g, ' ');
  expect(html).toContain('= 204 hp');
  expect(html).toContain('Not given: the recycling fee is estimated from a share of the power');
});

test('the form shows the inputs of a report that has just been added', () => {
  const html = htmlOf(
    <Form record={{ inspection: { sections: [] } }}>
      <InspectionInput />
    </Form>,
  );
  expect(html).toContain('name="inspection.reportNo"');
});

test('the page of a car shows everything in its inspection report', () => {
  const texts = (en: string) => ({ ru: en, zh: en, en });
  const report: InspectionReport = {
    reportNo: 'R-1',
    inspectedOn: '2024-05-01',
    inspector: texts('inspector'),
    score: 87,
    summary: texts('summary'),
    mileageVerified: true,
    floodDamage: false,
    fireDamage: false,
    structuralDamage: false,
    sections: [
      {
        section: 'body',
        passed: 11,
        total: 12,
        items: [{ title: texts('remark'), verdict: 'wear', note: texts('about the remark') }],
      },
    ],
    paint: [{ panel: 'roof', microns: 131, verdict: 'original' }],
    defects: [
      { panel: 'bonnet', kind: 'scratch', sizeMm: 41, note: texts('about the scratch'), imgUrl: '/close-up' },
    ],
    tyres: [{ place: 'frontLeft', treadMm: 5.5, brand: 'Tyre', madeIn: 2022 }],
    imgUrls: ['/whole'],
  };
  const html = htmlOf(<InspectionOfCar report={report} />);
  const shown = ['inspector', '87', 'summary', '11 / 12', 'remark', 'about the remark', '131', '41'].concat(
    ['about the scratch', '/close-up', '5.5', 'Tyre', '2022', '/whole'],
    FINDINGS.map((name) => `inspection.${name}`),
  );
  for (const text of shown) expect(html).toContain(text);
  for (const [words, code] of [
    [sectionWords, 'body'],
    [verdictWords, 'wear'],
    [panelWords, 'roof'],
    [paintWords, 'original'],
    [panelWords, 'bonnet'],
    [defectWords, 'scratch'],
    [tyrePlaceWords, 'frontLeft'],
  ] as const)
    expect(html).toContain(word(words, code, 'en'));
});

test.each(known)('the page of a car shows %s', (name, value) => {
  const html = htmlOf(<CarFactsTable car={{ [name]: value } as unknown as CarRecord} />);
  expect(html.match(/<dd>(.+?)<\/dd>/g)).toHaveLength(1);
});

test.each(known)('an export of cars has %s', (name, value) => {
  const fields = exportedFacts('ru').map((field) => (typeof field === 'string' ? ([field] as const) : field));
  const [heading, kind] = fields.find(([one]) => one === name) ?? [];
  expect(heading).toBe(name);
  const cell = exportedCell(name, kind, [], String);
  expect(String(cell({ [name]: value }) ?? '')).not.toBe('');
});

test.each(known)('a review shows the changed value of %s', (name, value) => {
  const fact = carFact(name);
  const shown = fact.kind === 'texts' ? 'Word' : textOf(<FactValue fact={fact} value={value} />);
  expect(shown).not.toBe('');
  const car = { [name]: value } as unknown as CarRecord;
  expect(textOf(<ChangedValue field={name} before={{}} car={car} />)).toContain(shown);
});

test.each(known)('a form that two people save shows both values of %s', (name, value) => {
  const Values = disputedFacts[name]!;
  const other = typeof value === 'object' ? { ru: 'Иное', zh: '别', en: 'Other' } : undefined;
  const html = htmlOf(<Values source={name} base={undefined} theirs={value} mine={other} />);
  expect(html).toContain('console.confirmChange.before');
  expect(html).toContain('console.othersChanges.yours');
});

test.each(['ru', 'zh', 'en'] as const)('the hint about a new review can name every field in %s', (locale) => {
  const { fields } = (contractTexts[locale] as { resources: { cars: { fields: Record<string, string> } } })
    .resources.cars;
  for (const field of identityFields.filter((one) => !isCarFact(one))) expect(fields[field]).toBeTruthy();
});
