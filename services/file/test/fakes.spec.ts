import { NoDatabase } from '@mall/persistence/fakes';
import { InMemoryFiles } from '../src/record/file.fakes.js';
import { fileSpecification } from '../src/record/file.repository.specification.js';

fileSpecification.holdsFor(InMemoryFiles, () => {
  const repository = new InMemoryFiles();
  return {
    repository,
    tx: new NoDatabase().manager,
    age: async (fileId, hours) => repository.age(fileId, hours),
    readings: async () => repository.readings,
    usesOf: async (fileId) =>
      repository.uses.filter((use) => use.fileId === fileId).map(({ usedBy }) => usedBy),
  };
});
