/**
 * Returns a name as a part of an address: `Mercedes-Benz` becomes `mercedes-benz`. Of names in several languages the
 * English one is taken, so that the address is the same in all of them. Empty where it has no Latin letters or digits.
 */
export const readableName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
