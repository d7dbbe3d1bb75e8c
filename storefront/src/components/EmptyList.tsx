import { menuText, pathTo } from '../mall/pages.js';
import { ButtonLink } from './ui/Button.js';
import { Empty } from './ui/Empty.js';

/** Replaces an empty personal list: says what it will contain, and links to the cars. */
export function EmptyList({ title, children }: { title: string; children: string }) {
  return (
    <Empty
      title={title}
      actions={
        <ButtonLink look="primary" to={pathTo('list')}>
          {menuText('list')}
        </ButtonLink>
      }
    >
      {children}
    </Empty>
  );
}
