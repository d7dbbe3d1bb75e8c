import CheckOutlined from '@mui/icons-material/CheckOutlined';
import PaletteOutlined from '@mui/icons-material/PaletteOutlined';
import {
  Box,
  FormControlLabel,
  IconButton,
  Popover,
  Radio,
  RadioGroup,
  Tooltip,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useAppearance } from '../theme/AppearanceProvider.js';
import { inkOn } from '../theme/contrast.js';
import { COLOURS, LOOKS, type Look } from '../theme/looks.js';

/** Three themes and seven colours. */
export function AppearanceButton() {
  const translate = useTranslate();
  const { appearance, choose } = useAppearance();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Tooltip title={translate('console.appearance.title')}>
        <IconButton
          color="inherit"
          aria-label={translate('console.appearance.title')}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <PaletteOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <Box sx={{ p: 2, width: 240 }}>
          <Typography variant="h3" component="h2" id="look">
            {translate('console.appearance.theme')}
          </Typography>
          <RadioGroup
            aria-labelledby="look"
            value={appearance.look}
            onChange={(_, look) => choose({ look: look as Look })}
          >
            {LOOKS.map((look) => (
              <FormControlLabel
                key={look}
                value={look}
                control={<Radio size="small" />}
                label={translate(`console.appearance.${look}`)}
              />
            ))}
          </RadioGroup>
          <Typography variant="h3" component="h2" sx={{ mt: 1, mb: 1 }}>
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
        </Box>
      </Popover>
    </>
  );
}
