/**
 * Whether a menu path is a page of the console: no scheme, no other host, and no control characters that
 * browsers ignore.
 */
export function isConsolePath(path: string): boolean {
  return /^\/(?:[\w\-.?=&%{}":,[\]+~][\w\-./?=&%{}":,[\]+~]*)?$/.test(path);
}
