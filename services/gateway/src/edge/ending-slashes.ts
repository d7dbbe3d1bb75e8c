/** Returns the address without slashes at the end of its path: `/api/admin/dict/?x=1` becomes `/api/admin/dict?x=1`. */
export function withoutEndingSlashes(url: string): string {
  const query = url.indexOf('?');
  const path = query === -1 ? url : url.slice(0, query);
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end) + url.slice(path.length);
}
