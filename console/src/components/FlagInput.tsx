import { BooleanInput } from 'react-admin';

/** A switch for a field with the values 1 and 0; a missing value counts as on. */
export const FlagInput = ({ source }: { readonly source: string }) => (
  <BooleanInput
    source={source}
    format={(flag: number | undefined) => flag !== 0}
    parse={(isOn: boolean) => (isOn ? 1 : 0)}
  />
);
