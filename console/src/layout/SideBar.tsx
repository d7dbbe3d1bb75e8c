import { Box, Drawer } from '@mui/material';
import { useAppearance } from '../theme/AppearanceProvider.js';
import { TONES } from '../theme/looks.js';
import { SideMenu } from './SideMenu.js';
import { useSidebar } from './use-sidebar.js';

/** Widths in pixels. */
const OPEN = 208;
const RAIL = 56;
/** Height of top bar and tabs. */
const HEAD = 84;

/** The menu beside the page, collapsed to a rail, or over it on small screens. */
export function SideBar() {
  const { appearance } = useAppearance();
  const { isOpen, isDrawer, setOpen } = useSidebar();
  const tones = TONES[appearance.look];
  if (isDrawer)
    return (
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { sx: { width: OPEN, backgroundColor: tones.side } } }}
      >
        <SideMenu isOpen onChosen={() => setOpen(false)} />
      </Drawer>
    );
  return (
    <Box
      sx={{
        position: 'sticky',
        top: HEAD,
        flex: 'none',
        width: isOpen ? OPEN : RAIL,
        height: `calc(100vh - ${HEAD}px)`,
        overflowY: 'auto',
        overflowX: 'hidden',
        scrollbarWidth: 'thin',
        borderInlineEnd: `1px solid ${tones.line}`,
        backgroundColor: tones.side,
        transition: 'width 150ms',
      }}
    >
      <SideMenu isOpen={isOpen} />
    </Box>
  );
}
