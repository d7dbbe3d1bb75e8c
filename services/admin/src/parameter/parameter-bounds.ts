/** How long log entries are kept, in days. Staff cannot empty the log by a short time. */
export const LOG_RETENTION = { key: 'LOG_RETENTION_DAYS', min: 180, max: 3_650, initial: 1_095 } as const;

/** Built-in parameters whose number has bounds. */
export const PARAMETER_BOUNDS: Readonly<Record<string, { readonly min: number; readonly max: number }>> = {
  [LOG_RETENTION.key]: LOG_RETENTION,
};
