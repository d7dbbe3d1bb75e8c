import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faults } from './deal-walks/faults/faults.mjs';
import { root } from './deal-walks/faults/source.mjs';

it.each(faults.map((fault) => [fault.name, fault] as const))(
  'the fault “%s” fits the source that it is put into',
  (_, { edits }) => {
    const times = edits.map(
      ({ file, find }) => readFileSync(join(root, file), 'utf8').split(find).length - 1,
    );
    expect(times).toEqual(edits.map(() => 1));
  },
);
