const ID = /^[1-9]\d{0,18}$/;

/**
 * Parses the family's attribute filters: `attrId_v1,v2^attrId_v3` and a plain list of values. Values of one attribute
 * are alternatives, different attributes all have to match; parts that are not ids are left out.
 */
export function attrGroupsOf(
  attrIds: string | undefined,
  attrValueIds: readonly string[] | undefined,
): string[][] | undefined {
  const groups = (attrIds ?? '')
    .split('^')
    .map((group) => (group.split('_')[1] ?? '').split(',').filter((value) => ID.test(value)))
    .concat((attrValueIds ?? []).map((value) => [value]))
    .filter((group) => group.length > 0);
  return groups.length > 0 ? groups : undefined;
}
