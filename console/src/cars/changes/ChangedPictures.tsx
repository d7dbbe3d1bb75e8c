import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CarPicture } from '@mall/contracts/product';
import { angleWords, word } from '@mall/web-kit';
import { useReaderLocale } from '../../api/use-call.js';
import { Picture } from '../../components/Picture.js';
import { sideBySide } from './side-by-side.js';

interface PicturesProps {
  readonly before: readonly CarPicture[];
  readonly after: readonly CarPicture[];
}

/** Shows removed and added pictures side by side, and in how many others only the order or the view changed. */
export function ChangedPictures({ before, after }: PicturesProps) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const without = (pictures: readonly CarPicture[], others: readonly CarPicture[]) =>
    pictures.filter(({ url }) => others.every((other) => other.url !== url));
  const sides = [
    ['picturesGone', without(before, after)],
    ['picturesNew', without(after, before)],
  ] as const;
  const kept = after.length - sides[1][1].length;
  return (
    <Box sx={sideBySide}>
      {sides.map(([side, pictures]) => (
        <div key={side}>
          <Box sx={{ color: 'text.secondary' }}>
            {translate(`console.cars.${side}`, { count: pictures.length })}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
            {pictures.map(({ url, angle }) => (
              <Picture key={url} of="car" url={url} alt={word(angleWords, angle, locale)} width={220} />
            ))}
          </Box>
        </div>
      ))}
      {kept > 0 && (
        <Box sx={{ color: 'text.secondary', gridColumn: '1 / -1' }}>
          {translate('console.cars.picturesKept', { count: kept })}
        </Box>
      )}
    </Box>
  );
}
