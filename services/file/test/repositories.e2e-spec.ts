import { notedActs, scratchDatabase } from '@mall/testing/schema';
import { FileUse } from '../src/record/file-use.entity.js';
import { StoredFile } from '../src/record/file.entity.js';
import { FileRepository } from '../src/record/file.repository.js';
import { fileSpecification } from '../src/record/file.repository.specification.js';
import { fileSchema } from '../src/schema.js';

const database = scratchDatabase('file', fileSchema);

fileSpecification.holdsFor(FileRepository, async () => {
  await database.empty('file');
  const { manager: tx } = database;
  const noted = await notedActs(tx);
  return {
    repository: new FileRepository(tx.getRepository(StoredFile)),
    tx,
    age: async (fileId, hours) =>
      void (await tx.query(
        'UPDATE file SET created_at = created_at - make_interval(hours => $2) WHERE file_id = $1',
        [fileId, hours],
      )),
    readings: async () => (await noted()).map(({ recordId }) => recordId),
    usesOf: async (fileId) => (await tx.findBy(FileUse, { fileId })).map(({ usedBy }) => usedBy),
  };
});
