export { CarChanges } from './car-changes.js';
export { CarStore, portionsOf, type Position } from './car-store.js';
export { OpenSearchCluster } from './cluster.js';
export { OpenSearchCarSearch, type SearchedIndex } from './opensearch-car-search.js';
export { Vocabulary } from './vocabulary.js';
