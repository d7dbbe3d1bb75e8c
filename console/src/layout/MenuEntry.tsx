import StarBorderOutlined from '@mui/icons-material/StarBorderOutlined';
import StarOutlined from '@mui/icons-material/StarOutlined';
import { Tooltip } from '@mui/material';
import { useStore, useTranslate } from 'react-admin';
import { NavLink } from 'react-router';
import type { MenuNode } from '@mall/contracts/admin';
import { MenuIcon } from '../components/MenuIcon.js';
import { queueAtMenu, type Queue } from '../dashboard/queues.js';
import { useWaiting } from '../dashboard/use-waiting.js';

/** Returns the pages that the signed-in person has pinned to the top of the menu, by the ids of their entries. */
export function usePins() {
  const [pins, keep] = useStore<readonly string[]>('menu.pins', []);
  const isPinned = (id: string): boolean => pins.includes(id);
  const toggle = (id: string): void => keep(isPinned(id) ? pins.filter((one) => one !== id) : [...pins, id]);
  return { pins, isPinned, toggle };
}

const MOST_SHOWN = 99;

/** Returns the attribute with the number of waiting records, which CSS shows: it is not part of the entry's name. */
export const countAttribute = (count: number): { readonly 'data-count'?: string } =>
  count > 0 ? { 'data-count': count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count) } : {};

interface MenuEntryProps {
  readonly node: MenuNode;
  /** Whether the name is shown beside the icon. */
  readonly isOpen: boolean;
  readonly onChosen: (() => void) | undefined;
}

/** One page of the menu, with the number of waiting records. */
export function MenuEntry(props: MenuEntryProps) {
  const queue = queueAtMenu(props.node.path ?? '');
  return queue ? <CountedEntry queue={queue} {...props} /> : <EntryLink {...props} />;
}

function CountedEntry({ queue, ...entry }: MenuEntryProps & { readonly queue: Queue }) {
  const { total } = useWaiting(queue);
  return <EntryLink {...entry} count={total} />;
}

function EntryLink({
  node,
  isOpen,
  onChosen,
  count = 0,
}: MenuEntryProps & { readonly count?: number | undefined }) {
  const translate = useTranslate();
  const link = (
    <NavLink
      to={node.path!}
      end={node.path === '/'}
      aria-label={node.label}
      onClick={onChosen}
      {...countAttribute(count)}
      {...(count > 0 && {
        'aria-description': translate('console.layout.waiting', { smart_count: count }),
      })}
    >
      <MenuIcon name={node.icon} />
      {isOpen && <span>{node.label}</span>}
    </NavLink>
  );
  if (isOpen)
    return (
      <>
        {link}
        <PinButton node={node} />
      </>
    );
  return (
    <Tooltip title={node.label} placement="right" disableInteractive>
      {link}
    </Tooltip>
  );
}

/** Visible while the entry is hovered or focused. */
function PinButton({ node }: { readonly node: MenuNode }) {
  const translate = useTranslate();
  const { isPinned, toggle } = usePins();
  const isNow = isPinned(node.id);
  const name = translate(isNow ? 'console.layout.unpin' : 'console.layout.pin', { name: node.label });
  return (
    <button type="button" className="pin" aria-label={name} title={name} onClick={() => toggle(node.id)}>
      {isNow ? (
        <StarOutlined fontSize="small" aria-hidden />
      ) : (
        <StarBorderOutlined fontSize="small" aria-hidden />
      )}
    </button>
  );
}
