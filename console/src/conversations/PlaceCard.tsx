import type { PlaceContent } from '@mall/contracts/chat';
import { coordinates, mapLink } from '@mall/web-kit';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import { Box, Link, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useReaderLocale } from '../api/use-call.js';

/** A point on the map, opened in the map service of the reader's language. */
export function PlaceCard({ place }: { readonly place: PlaceContent }) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  return (
    <Box sx={{ display: 'flex', gap: 1, py: 0.5 }}>
      <PlaceOutlined fontSize="small" />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontSize: 'inherit', fontWeight: 600 }}>
          {place.label || translate('console.chat.place')}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {coordinates(place)}
        </Typography>
        <Link href={mapLink(place, locale)} target="_blank" rel="noreferrer">
          {translate('console.chat.openMap')}
        </Link>
      </Box>
    </Box>
  );
}
