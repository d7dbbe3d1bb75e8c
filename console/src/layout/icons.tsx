import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined';
import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import CircleOutlined from '@mui/icons-material/CircleOutlined';
import CurrencyExchangeOutlined from '@mui/icons-material/CurrencyExchangeOutlined';
import DirectionsCarOutlined from '@mui/icons-material/DirectionsCarOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import ListAltOutlined from '@mui/icons-material/ListAltOutlined';
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import SecurityOutlined from '@mui/icons-material/SecurityOutlined';
import SellOutlined from '@mui/icons-material/SellOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import type { SvgIconComponent } from '@mui/icons-material';

/** Names of icons as the menu stores them. */
const ICONS: Readonly<Record<string, SvgIconComponent>> = {
  home: SpaceDashboardOutlined,
  trade: HandshakeOutlined,
  order: ListAltOutlined,
  slip: ReceiptLongOutlined,
  buyer: PeopleAltOutlined,
  rate: CurrencyExchangeOutlined,
  catalogue: MenuBookOutlined,
  car: DirectionsCarOutlined,
  brand: SellOutlined,
  category: CategoryOutlined,
  shop: StorefrontOutlined,
  application: FactCheckOutlined,
  system: SettingsOutlined,
  staff: BadgeOutlined,
  role: SecurityOutlined,
  department: BusinessOutlined,
  menu: AccountTreeOutlined,
  dictionary: ArticleOutlined,
  parameter: TuneOutlined,
  log: HistoryOutlined,
};

export const ICON_NAMES = Object.keys(ICONS);

export function MenuIcon({ name }: { readonly name: string | null }) {
  const Icon = ICONS[name ?? ''] ?? CircleOutlined;
  return <Icon fontSize="small" aria-hidden />;
}
