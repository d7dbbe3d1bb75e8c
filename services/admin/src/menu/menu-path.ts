/**
 * Whether a menu path leads to a page of the console and nowhere else: no scheme, no other host, no control
 * characters that a browser drops before it reads the rest.
 */
export function isConsolePath(path: string): boolean {
  return /^\/(?![/\\])[\w\-./?=&%{}":,[\]+~]*$/.test(path);
}
