import type { Area } from './area.js';

const isDistrict = ({ code }: Area): boolean => /-R\d+$/.test(code);

/** The districts and cities of a region, as the tree below it has them; cities of the named district come first. */
export function cascadeOf(below: readonly Area[], district: string) {
  const districts = below.filter(isDistrict);
  const withDistrict = [
    ...below.filter((area) => !isDistrict(area)).map((city) => ({ city, of: '' })),
    ...districts.flatMap(({ areaName, areas = [] }) => areas.map((city) => ({ city, of: areaName }))),
  ];
  const isHere = ({ of }: { of: string }) => district !== '' && of === district;
  const here = withDistrict.filter(isHere);
  return {
    districts,
    cities: [...here, ...withDistrict.filter((one) => !isHere(one))].map(({ city }) => city),
    /** The name of the district that a city lies in, empty for a city of its own; `undefined` for one that is not known. */
    districtOf: (name: string): string | undefined =>
      withDistrict.find(({ city }) => city.areaName === name)?.of,
  };
}
