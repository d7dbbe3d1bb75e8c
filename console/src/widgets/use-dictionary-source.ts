import { useMemo } from 'react';
import { useCall } from '../api/use-call.js';
import type { CascadeSource } from './cascade.js';

/**
 * Returns the items of a dictionary as the first level of a cascade. Below an item are the items of the dictionary named after
 * both, `colour_1`; an item without such a dictionary is the end of its path.
 */
export function useDictionarySource(dictionary: string): CascadeSource {
  const call = useCall();
  return useMemo(() => {
    const itemsOf = (type: string) => call('admin.dict.ofType', { type });
    return {
      key: `dictionary.${dictionary}`,
      load: async (path) => {
        const type = [dictionary, ...path].join('_');
        const items = await itemsOf(type);
        const below = await Promise.all(items.map(({ value }) => itemsOf(`${type}_${value}`)));
        return items.map(({ value, label }, index) => ({
          code: value,
          name: label,
          isLeaf: below[index]!.length === 0,
        }));
      },
    };
  }, [call, dictionary]);
}
