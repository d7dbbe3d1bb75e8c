import { allPlainRecords } from '@mall/contracts/all';
import { chosenNeeds, CONDITIONS, listingRules } from '@mall/contracts/product';
import { renderRecordFacts } from './render-records.js';

const rendered = renderRecordFacts([listingRules]);
const facts = JSON.parse(/= (\{.*\}) as const/.exec(rendered)![1]!) as Record<string, { fields: object }>;

it('offers the declared values of a list, and the records that an id names', () => {
  expect(facts['listing-rules']!.fields).toMatchObject({
    condition: { kind: 'choice', isRequired: true, values: [...CONDITIONS] },
    categoryId: { kind: 'id', of: 'categories' },
    needs: { kind: 'choices', values: Object.keys(chosenNeeds) },
  });
  expect(facts['listing-rules']!.fields).not.toHaveProperty('categoryId.isRequired');
  expect(facts['listing-rules']!.fields).not.toHaveProperty('needs.isRequired');
});

it('has an input for every written field: an id names records of a resource', () => {
  for (const { row } of allPlainRecords) {
    const parsed = JSON.parse(
      /= (\{.*\}) as const/.exec(renderRecordFacts([{ row } as never]))![1]!,
    ) as typeof facts;
    const fields = parsed[row.name]!.fields as Record<string, { kind: string; of?: string }>;
    for (const name of row.written as readonly string[])
      if (fields[name]!.kind === 'id') expect(fields[name]!.of).toBeDefined();
  }
});
