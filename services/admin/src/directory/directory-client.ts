/** A department of an external directory. Ids are those of the directory. */
export interface DirectoryDepartment {
  readonly id: string;
  /** Null for the company itself. */
  readonly parentId: string | null;
  readonly name: string;
  readonly order: number;
}

/** A person of an external directory. */
export interface DirectoryPerson {
  readonly id: string;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  /** The first one is where the person belongs. */
  readonly departmentIds: readonly string[];
}

/** Reads a whole directory: departments come before those below them. */
export interface DirectoryClient {
  /**
   * Reads all departments of the directory.
   * @throws adminErrors.directoryNotConfigured, directoryUnreachable, directoryRefused, directoryTooLarge
   */
  departments(): Promise<readonly DirectoryDepartment[]>;
  /** Reads all people of the directory. @throws the errors of `departments`. */
  people(): Promise<readonly DirectoryPerson[]>;
}
