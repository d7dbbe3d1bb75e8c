export { breakingChanges } from './breaking-changes.js';
export { operationShapes, type ContractShapes, type OperationShape } from './contract-shapes.js';
