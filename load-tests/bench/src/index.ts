export { compare } from './against.js';
export { bench } from './bench.js';
export { measureImport } from './importing.js';
export { HELP, readOptions, type Options } from './options.js';
export { measureRolling } from './rolling.js';
export { measureTracing } from './tracing.js';
