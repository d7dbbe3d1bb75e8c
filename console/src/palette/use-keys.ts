import { useEffect } from 'react';
import { usePermissions, useResourceDefinitions } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { isOpen } from '../api/permissions.js';
import { isTaken } from '../components/keys.js';
import { openRow, stepRow } from './row-steps.js';

/** Keys that work on every page. Letters are known by their place: under a Russian layout they have other names. */
export function useKeys(show: (what: 'palette' | 'sheet') => void): void {
  const edit = useEdit();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.code === 'KeyK') {
        event.preventDefault();
        if (document.querySelector('[role="dialog"]') === null) show('palette');
        return;
      }
      if (isTaken(event)) return;
      if (event.key === '?') show('sheet');
      else if (event.code === 'KeyJ') stepRow(1);
      else if (event.code === 'KeyK') stepRow(-1);
      else if (event.code === 'KeyE') edit();
      else if (event.key === 'Enter' && !event.repeat) openRow(event.target);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [show, edit]);
}

/** Leads from the page of a record to its form, for those who may change it. */
function useEdit(): () => void {
  const navigate = useNavigate();
  const definitions = useResourceDefinitions();
  const { permissions: held } = usePermissions<{ readonly permissions: readonly string[] }>();
  const [, resource = '', id, page] = useLocation().pathname.split('/');
  return () => {
    if (page !== 'show' || !definitions[resource]?.hasEdit) return;
    if (isOpen(held?.permissions ?? [], resource, 'edit')) void navigate(`/${resource}/${id}`);
  };
}
