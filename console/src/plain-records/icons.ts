import type { SvgIconComponent } from '@mui/icons-material';
import QuickreplyOutlined from '@mui/icons-material/QuickreplyOutlined';
import RuleOutlined from '@mui/icons-material/RuleOutlined';
import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import type { recordFacts } from './facts.generated.js';

/** Icons of plain records in the menu; the others have a common one. */
export const icons: { readonly [N in keyof typeof recordFacts]?: SvgIconComponent } = {
  'canned-answers': QuickreplyOutlined,
  'listing-rules': RuleOutlined,
  synonyms: TranslateOutlined,
};
