import CircleOutlined from '@mui/icons-material/CircleOutlined';
import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import { useResourceDefinitions } from 'react-admin';
import { resourceRights } from '@mall/web-kit';

/** Icons of the dashboard and of the menu's groups; a page has the icon of its resource. */
const GROUPS: Readonly<Record<string, SvgIconComponent>> = {
  home: SpaceDashboardOutlined,
  trade: HandshakeOutlined,
  catalogue: MenuBookOutlined,
  shop: StorefrontOutlined,
  system: SettingsOutlined,
};

const RESOURCES = new Map<string, string>(
  Object.entries(resourceRights).flatMap(([resource, { icon }]) => (icon ? [[icon, resource]] : [])),
);

/** Names of icons as the menu stores them. */
export const ICON_NAMES: readonly string[] = [...new Set([...Object.keys(GROUPS), ...RESOURCES.keys()])];

export function MenuIcon({ name }: { readonly name: string | null }) {
  const definitions = useResourceDefinitions();
  const ofResource = definitions[RESOURCES.get(name ?? '') ?? '']?.icon as SvgIconComponent | undefined;
  const Icon = GROUPS[name ?? ''] ?? ofResource ?? CircleOutlined;
  return <Icon fontSize="small" aria-hidden />;
}
