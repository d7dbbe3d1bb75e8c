export function migrationsAmong(paths: readonly string[], service: string): number;
export function migrationsIn(service: string, release: string): number;
export function undoingJobs(objects: readonly object[], release: string): readonly object[];
export function undoMigrations(folder: string, release: string): Promise<void>;
