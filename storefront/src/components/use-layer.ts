import { useLocation, useNavigate } from 'react-router';
import { KEEPS_SCROLL } from '../mall/pages.js';

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
    open: () => navigate({ search, hash }, { state: { ...KEEPS_SCROLL, layer: name } satisfies LayerState }),
    close: () => navigate(-1),
  };
}
