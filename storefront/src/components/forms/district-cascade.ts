import type { OutputOf } from '@mall/web-kit';

export type Area = OutputOf<'user.division.areasByParent'>[number];

export const idOf = (areas: readonly Area[], name: string): string | undefined =>
  areas.find(({ areaName }) => areaName === name)?.areaId;

const isDistrict = ({ code }: Area): boolean => /-R\d+$/.test(code);

/** Returns the districts and cities of a region in the order of its tree; cities of the named district come first. */
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
    /** Returns the name of a city's district, empty for a city outside of districts; `undefined` for an unknown city. */
    districtOf: (name: string): string | undefined =>
      withDistrict.find(({ city }) => city.areaName === name)?.of,
  };
}
