import type { ContractShapes } from '../src/release/index.js';

/** The payloads of all events as JSON schemas, by subject. */
export declare function eventShapes(): ContractShapes['events'];
