import { Box } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { CarRecord } from '@mall/contracts/product';
import { angleWords, word } from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';
import { Picture } from '../components/Picture.js';

/** All pictures of a car: one large, the others to choose from. */
export function CarPictures({ car }: { readonly car: CarRecord }) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const [shown, setShown] = useState(0);
  const pictures = car.pictures ?? [];
  const large = pictures[shown] ?? pictures[0];
  if (!large) return translate('console.cars.noPictures');
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ '& img': { width: '100% !important', maxWidth: 640 } }}>
        <Picture
          of="car"
          url={large.url}
          alt={word(angleWords, large.angle, locale)}
          width={640}
          variant="640"
        />
      </Box>
      {large.angle && <Box sx={{ color: 'text.secondary' }}>{word(angleWords, large.angle, locale)}</Box>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {pictures.map(({ url, angle }, index) => (
          <Box
            key={url}
            component="button"
            type="button"
            aria-pressed={index === shown}
            aria-label={word(angleWords, angle, locale) || String(index + 1)}
            onClick={() => setShown(index)}
            sx={{
              p: 0,
              border: 2,
              borderColor: index === shown ? 'primary.main' : 'transparent',
              borderRadius: '8px',
              background: 'none',
              cursor: 'pointer',
            }}
          >
            <Picture of="car" url={url} alt="" width={80} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
