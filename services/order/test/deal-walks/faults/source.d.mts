import type { Fault } from './try-faults.js';

export declare const root: string;
export declare function takeOut(): void;
/** Puts a fault into the source. Returns why it does not fit any more; `undefined` when it was put in. */
export declare function putIn(fault: Fault): string | undefined;
/** Compiles the files that have changed since the last build, and bundles these services. */
export declare function build(services: readonly string[]): void;
