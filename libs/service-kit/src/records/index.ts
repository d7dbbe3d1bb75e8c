// Without the configuration of a process: the schema of a service imports it, which scripts read as well.
export { recordsIn, type RecordBinding } from './record-binding.js';
