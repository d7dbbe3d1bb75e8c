import DensityMediumOutlined from '@mui/icons-material/DensityMediumOutlined';
import DensitySmallOutlined from '@mui/icons-material/DensitySmallOutlined';
import { useStore, useTranslate } from 'react-admin';
import { HeadButton } from './HeadButton.js';

/** `compact`: one line per row, 36 px; `roomy`: second facts are below the first. */
type Density = 'compact' | 'roomy';

/** Returns the row height in all lists of the signed-in person, and its switch. */
export function useDensity() {
  const [density, keep] = useStore<Density>('list.density', 'compact');
  return { density, toggle: () => keep(density === 'compact' ? 'roomy' : 'compact') };
}

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
