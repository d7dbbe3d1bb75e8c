import CheckOutlined from '@mui/icons-material/CheckOutlined';
import { Box, IconButton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useAppearance } from '../theme/AppearanceProvider.js';
import { inkOn } from '../theme/contrast.js';
import { COLOURS } from '../theme/looks.js';

/** Offers seven colours. */
export function ColourChoice() {
  const translate = useTranslate();
  const { appearance, choose } = useAppearance();
  return (
    <>
      <Typography variant="h3" sx={{ my: 1 }}>
        {translate('console.appearance.colour')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {COLOURS.map((colour) => (
          <IconButton
            key={colour}
            aria-label={colour}
            aria-pressed={appearance.colour === colour}
            onClick={() => choose({ colour })}
            sx={{
              width: 32,
              height: 32,
              backgroundColor: colour,
              color: inkOn(colour),
              '&:hover': { backgroundColor: colour },
            }}
          >
            {appearance.colour === colour && <CheckOutlined fontSize="small" />}
          </IconButton>
        ))}
      </Box>
    </>
  );
}
