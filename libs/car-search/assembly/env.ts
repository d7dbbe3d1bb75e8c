/*
 * Constants that a module gets when it is instantiated: offsets in a block that depend on the number of fields, which
 * only TypeScript knows. AssemblyScript imports them from the module that this file is named after.
 */
export declare const FREQUENT: usize;
export declare const OTHERS: usize;
