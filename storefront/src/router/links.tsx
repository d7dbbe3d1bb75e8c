import { useEffect, type ComponentProps, type MouseEvent } from 'react';
import { hrefOf, resolvePath, type To } from './path.js';
import { useNavigate, useRouter, type NavigateOptions } from './router.js';

export interface LinkProps
  extends Omit<ComponentProps<'a'>, 'href'>, Pick<NavigateOptions, 'preventScrollReset'> {
  readonly to: To;
}

/** With another button, a modifier key, or another window as target, the browser itself follows the link. */
const isPlain = ({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey) && /^(_self)?$/.test(currentTarget.target);

/** A link to a page of the shop. A link to the current URL makes no second history entry. */
export function Link({ to, onClick, preventScrollReset = false, ...rest }: LinkProps) {
  const { base, location, enter } = useRouter();
  const path = resolvePath(to, location.pathname);
  const href = hrefOf(path, base);
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    enter(path, { replace: href === hrefOf(location, base), preventScrollReset });
  };
  return <a {...rest} href={href} onClick={follow} />;
}

/** A link of a menu, marked while its page, or a page below it, is shown. */
export function NavLink({ to, ...rest }: LinkProps) {
  const { pathname } = useRouter().location;
  const path = resolvePath(to, pathname).pathname;
  const isShown = `${pathname}/`.startsWith(`${path}/`);
  return <Link {...rest} to={to} aria-current={isShown ? 'page' : undefined} />;
}

interface NavigateProps extends Pick<NavigateOptions, 'state'> {
  readonly to: To;
}

/** Navigates as soon as it is rendered; the Back button does not return to it. */
export function Navigate({ to, state }: NavigateProps) {
  const navigate = useNavigate();
  const where = JSON.stringify(to);
  useEffect(() => navigate(JSON.parse(where) as To, { replace: true, state }), [navigate, where, state]);
  return null;
}
