import { useEffect, useState } from 'react';
import { forgetKept, readKept, restored, writeKept } from '../../components/forms/kept-fields.js';
import { typedOfAddress, type TypedCar } from './asked-car.js';

const NOTHING = typedOfAddress(new URLSearchParams());

interface KeptCar {
  readonly kept: TypedCar | undefined;
  readonly keep: (typed: TypedCar) => void;
  /** To be called once the fields are counted. */
  readonly forget: () => void;
}

/**
 * What is typed and not counted yet, so that a reload loses nothing; what was counted stands in the address.
 * @param counted what the address says, beside which it was typed
 */
export function useKeptCar(counted: TypedCar): KeptCar {
  const name = `calculator ${Object.values(counted).join('|')}`;
  const [found, setFound] = useState<{ readonly name: string; readonly typed: TypedCar }>();
  // When the page has been taken over: the server does not know it.
  useEffect(() => {
    const known = restored(NOTHING, readKept(name), []);
    if (Object.keys(known).length > 0) setFound({ name, typed: { ...NOTHING, ...known } });
  }, [name]);
  return {
    kept: found?.name === name ? found.typed : undefined,
    keep: (typed) => writeKept(name, typed),
    forget: () => {
      forgetKept(name);
      setFound(undefined);
    },
  };
}
