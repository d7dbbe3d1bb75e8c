/** A Node to run on. */
export interface NodeRuntime {
  readonly program: string;
  readonly version: string;
  /** Not the one of the machine. */
  readonly isFetched: boolean;
}

/** What a machine has; versions are written like `24.9.0`. */
export interface Machine {
  readonly version: string;
  readonly program: string;
  readonly platform: string;
  readonly arch: string;
  /** Where fetched programs are kept. */
  readonly toolsDir: string;
  /** `undefined` where the program is missing or does not run. */
  versionOf(program: string): string | undefined;
  /** Installs the packages of the lockfile in this folder. */
  install(folder: string): Promise<void>;
}

export declare const OLDEST_NODE: string;

export declare function isNewEnough(version: string): boolean;

export declare function nodeInPlace(machine?: Machine): NodeRuntime | undefined;

export declare function versionToFetch(machine?: Machine): string;

export declare function nodeToRunOn(
  onFetch: (version: string) => void,
  machine?: Machine,
): Promise<NodeRuntime>;
