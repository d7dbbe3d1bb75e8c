/** Path of the first of these programs that is on the PATH. */
export declare function findOnPath(...names: readonly string[]): string | undefined;

/** The Chromium of this machine: the one named by `CHROMIUM`, else the first on the PATH. */
export declare function findChromium(): string | undefined;

/** The Chromium for journeys: the one named by `CHROMIUM`, else the headless shell, else the first on the PATH. */
export declare function findHeadlessChromium(): string | undefined;
