import type { Fault } from './try-faults.js';

export declare const faults: readonly Fault[];
