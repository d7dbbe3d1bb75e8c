import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined';
import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import BackupTableOutlined from '@mui/icons-material/BackupTableOutlined';
import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import CircleOutlined from '@mui/icons-material/CircleOutlined';
import CurrencyExchangeOutlined from '@mui/icons-material/CurrencyExchangeOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import DirectionsCarOutlined from '@mui/icons-material/DirectionsCarOutlined';
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import GavelOutlined from '@mui/icons-material/GavelOutlined';
import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import ListAltOutlined from '@mui/icons-material/ListAltOutlined';
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import PriceCheckOutlined from '@mui/icons-material/PriceCheckOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import SecurityOutlined from '@mui/icons-material/SecurityOutlined';
import SellOutlined from '@mui/icons-material/SellOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined';
import ScheduleSendOutlined from '@mui/icons-material/ScheduleSendOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import type { SvgIconComponent } from '@mui/icons-material';

/** Names of icons as the menu stores them. */
const ICONS: Readonly<Record<string, SvgIconComponent>> = {
  home: SpaceDashboardOutlined,
  trade: HandshakeOutlined,
  order: ListAltOutlined,
  slip: ReceiptLongOutlined,
  reconciliation: PriceCheckOutlined,
  refund: UndoOutlined,
  document: DescriptionOutlined,
  template: EditNoteOutlined,
  tariff: BackupTableOutlined,
  terms: GavelOutlined,
  buyer: PeopleAltOutlined,
  rate: CurrencyExchangeOutlined,
  catalogue: MenuBookOutlined,
  car: DirectionsCarOutlined,
  brand: SellOutlined,
  category: CategoryOutlined,
  synonym: TranslateOutlined,
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
  event: ScheduleSendOutlined,
};

export const ICON_NAMES = Object.keys(ICONS);

export function MenuIcon({ name }: { readonly name: string | null }) {
  const Icon = ICONS[name ?? ''] ?? CircleOutlined;
  return <Icon fontSize="small" aria-hidden />;
}
