import { Fragment } from 'react';
import { Link } from 'react-router';
import type { ShopMenu } from '../../mall/shop-menu.js';

interface MenuItemsProps {
  readonly items: ShopMenu;
  readonly onChoose?: () => void;
}

/** Shows the links that staff have added, and headings with those below them. */
export const MenuItems = ({ items, onChoose }: MenuItemsProps) =>
  items.map(({ id, path, label, children }) => (
    <Fragment key={id}>
      {path ? (
        <Link to={path} onClick={onChoose}>
          {label}
        </Link>
      ) : (
        <span className="muted small">{label}</span>
      )}
      <MenuItems items={children} {...(onChoose && { onChoose })} />
    </Fragment>
  ));
