export function render(folder: string): readonly object[];
export function workloads(objects: readonly object[]): readonly object[];
export function missingValues(objects: readonly object[]): readonly string[];
