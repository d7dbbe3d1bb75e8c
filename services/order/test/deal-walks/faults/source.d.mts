import type { Fault } from './try-faults.js';

export declare const root: string;
export declare function takeOut(): void;
/** @returns why the fault does not fit the source any more; undefined when it was put in. */
export declare function putIn(fault: Fault): string | undefined;
/** Compiles the files that have changed since the last build, and bundles these services. */
export declare function build(services: readonly string[]): void;
