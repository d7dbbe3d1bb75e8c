import { useLocation, useNavigate } from '../router/index.js';

interface LayerState {
  readonly layer?: string;
}

export interface Layer {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** A layer over a page, such as pictures in full screen. It is a history entry, so that the Back button only closes it. */
export function useLayer(name: string): Layer {
  const { state, search, hash } = useLocation();
  const navigate = useNavigate();
  return {
    isOpen: (state as LayerState | null)?.layer === name,
    open: () =>
      navigate({ search, hash }, { state: { layer: name } satisfies LayerState, preventScrollReset: true }),
    close: () => navigate(-1),
  };
}
