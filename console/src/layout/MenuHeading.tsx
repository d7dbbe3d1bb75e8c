import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { useState, type ReactNode } from 'react';
import { useStore } from 'react-admin';
import { useLocation } from 'react-router';
import type { MenuNode } from '@mall/contracts/admin';
import { useWaitingBelow } from '../dashboard/use-waiting.js';
import { countAttribute } from './MenuEntry.js';
import { holdsPage } from './menu-nodes.js';

/** The properties of the surrounding menu that every entry and heading needs. */
export interface Level {
  readonly depth: number;
  /** Whether names are shown beside the icons. */
  readonly isOpen: boolean;
  /** Headings that are open unless somebody closed them. */
  readonly opened: ReadonlySet<string>;
  readonly onChosen: (() => void) | undefined;
}

interface MenuHeadingProps extends Level {
  readonly node: MenuNode;
  readonly pages: ReactNode;
}

/** A heading that opens and closes its pages and keeps its state; when closed, it shows the number of waiting records below. */
export function MenuHeading({ node, depth, opened, pages }: MenuHeadingProps) {
  const { pathname } = useLocation();
  const [kept, keep] = useStore<boolean | null>(`menu.open.${node.id}`, null);
  const [isTouched, touch] = useState(false);
  const waiting = useWaitingBelow(node);
  // The group of the open page is open unless the person has just closed it.
  const isOpen = (kept ?? (opened.has(node.id) || depth > 0)) || (holdsPage(node, pathname) && !isTouched);
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => {
          touch(true);
          keep(!isOpen);
        }}
        className="group"
        style={{ paddingInlineStart: 13 + depth * 12 }}
        {...(!isOpen && countAttribute(waiting))}
      >
        <span>{node.label}</span>
        {isOpen ? <ExpandLess fontSize="small" aria-hidden /> : <ExpandMore fontSize="small" aria-hidden />}
      </button>
      {isOpen && pages}
    </>
  );
}
