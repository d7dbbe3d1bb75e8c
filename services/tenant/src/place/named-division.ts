/** A division and everything below it, by its Chinese name. */
export interface NamedDivision {
  readonly code?: string;
  readonly areaName: string;
  readonly areas?: readonly NamedDivision[];
}

const HAN = /\p{Script=Han}/u;
/** Words for the kind of a division, which addresses often leave out. */
const KIND = /(?:省|市|特别行政区|(?:壮族|回族|维吾尔)?自治区)$/u;

export const isChinese = (text: string): boolean => HAN.test(text);

/** Returns the lowest division that an address in Chinese begins with; a city may stand without its province. */
export function namedDivision(
  address: string,
  provinces: readonly NamedDivision[],
): NamedDivision | undefined {
  const line = address.replace(/^[\d\s]*(?:中华人民共和国|中国)?\s*/u, '');
  const province = begun(line, provinces);
  if (!province)
    return begun(
      line,
      provinces.flatMap(({ areas }) => areas ?? []),
    )?.division;
  const { rest, division } = province;
  const cities = division.areas ?? [];
  // A prefecture may stand between province and city, listed or not.
  const place = ({ areaName }: NamedDivision): number => rest.lastIndexOf(areaName);
  const [city] = cities.filter((one) => place(one) >= 0).sort((one, other) => place(other) - place(one));
  return city ?? begun(rest, cities)?.division ?? division;
}

function begun(line: string, divisions: readonly NamedDivision[]) {
  for (const division of divisions) {
    const { areaName } = division;
    const name = [areaName, areaName.replace(KIND, '')].find((one) => line.startsWith(one));
    if (name) return { division, rest: line.slice(name.length).trimStart() };
  }
  return undefined;
}
