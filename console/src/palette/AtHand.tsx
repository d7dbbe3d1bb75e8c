import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Target } from './targets.js';
import { useKeys } from './use-keys.js';

const Palette = lazy(() => import('./Palette.js'));
const ShortcutSheet = lazy(() => import('./ShortcutSheet.js'));

interface AtHandProps {
  /** The pages of the menu. */
  readonly pages: readonly Omit<Target, 'group'>[];
}

/** The button of the search, and everything that is reached by keys from every page. */
export function AtHand({ pages }: AtHandProps) {
  const translate = useTranslate();
  const [shown, show] = useState<'none' | 'palette' | 'sheet'>('none');
  const close = () => show('none');
  useKeys(show);
  const title = translate('console.palette.title');
  return (
    <>
      <Tooltip title={`${title} (Ctrl+K)`}>
        <IconButton
          color="inherit"
          aria-label={title}
          aria-keyshortcuts="Control+K"
          onClick={() => show('palette')}
        >
          <SearchOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      <Suspense fallback={null}>
        {shown === 'palette' && <Palette pages={pages} onClose={close} />}
        {shown === 'sheet' && <ShortcutSheet onClose={close} />}
      </Suspense>
    </>
  );
}
