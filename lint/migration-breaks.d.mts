/**
 * What in a migration's `up` fails services of the release before, or keeps them from writing while it runs.
 * @returns a sentence for each; none when the file gives its reason
 */
export declare function migrationBreaks(text: string): readonly string[];
