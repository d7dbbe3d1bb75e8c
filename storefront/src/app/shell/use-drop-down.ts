import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/** A menu that opens below its name: it closes on a click elsewhere, and after a navigation. */
export function useDropDown(): RefObject<HTMLDetailsElement | null> {
  const { pathname, search } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = ({ target }: Event): void => {
      if (menu.current && !menu.current.contains(target as Node)) menu.current.open = false;
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, []);
  useEffect(() => {
    if (menu.current) menu.current.open = false;
  }, [pathname, search]);
  return menu;
}
