import type { ContractShapes } from '../src/release/index.js';

/** Returns the payloads of all events as JSON schemas, by subject. */
export declare function eventShapes(): ContractShapes['events'];
