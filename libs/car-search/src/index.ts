// The public interface of the library. It has three main types: `CarSearch` answers, `CarModel` holds the cars in memory and is
// updated, `Directories` list makes, categories and shops with their numbers of cars.
export * from './car-search.port.js';
export { CarModel, type CarSource, type CarTables, type ModelOptions } from './car-model.js';
export type { Directories } from './directories.js';
export { MemoryCarSearch, type SearchedModel } from './memory-car-search.js';
export type { HoldReport } from './hold-times.js';
export type { PersonalFlags } from './write/card-writer.js';
export type { Entry } from './index/directory.js';
export type {
  BrandSource,
  CategorySource,
  ShopSource,
  SourceCar,
  SourceStock,
  SourceTables,
} from './index/source-car.js';
export { rowHash, textOfSource } from './index/row-text.js';
export { positionOfCode } from './index/value-fields.js';
export { namesToKeep, readPhrase, type PhrasePart } from './keyword/phrase/phrase.js';
export type { PhraseConditions } from './keyword/phrase/conditions.js';
export { inOtherLayout } from './keyword/spelling.js';
export { wordsOf } from './keyword/words.js';
export { buildFingerprint } from './snapshot/fingerprint.js';
export { SnapshotFolder } from './snapshot/snapshot-folder.js';
export { UnfitSnapshotError } from './snapshot/snapshot-format.js';
export type { SnapshotReader } from './snapshot/snapshot-reader.js';
