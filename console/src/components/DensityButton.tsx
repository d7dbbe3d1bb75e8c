import DensityMediumOutlined from '@mui/icons-material/DensityMediumOutlined';
import DensitySmallOutlined from '@mui/icons-material/DensitySmallOutlined';
import { useTranslate } from 'react-admin';
import { useDensity } from './density.js';
import { HeadButton } from './HeadButton.js';

/** Switches between one and two lines per row. */
export function DensityButton() {
  const translate = useTranslate();
  const { density, toggle } = useDensity();
  const isCompact = density === 'compact';
  return (
    <HeadButton label={translate(isCompact ? 'console.list.roomy' : 'console.list.compact')} onClick={toggle}>
      {isCompact ? <DensityMediumOutlined fontSize="small" /> : <DensitySmallOutlined fontSize="small" />}
    </HeadButton>
  );
}
