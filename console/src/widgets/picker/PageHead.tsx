import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { Box, IconButton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

interface PageHeadProps {
  readonly title: string;
  readonly onStep: (step: -1 | 1) => void;
}

/** The title of a page of choices between the buttons to the previous and next page. */
export function PageHead({ title, onStep }: PageHeadProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
      <IconButton size="small" aria-label={translate('ra.navigation.previous')} onClick={() => onStep(-1)}>
        <ChevronLeft fontSize="small" />
      </IconButton>
      <Typography aria-live="polite" sx={{ flex: 1, textAlign: 'center', fontWeight: 600 }}>
        {title}
      </Typography>
      <IconButton size="small" aria-label={translate('ra.navigation.next')} onClick={() => onStep(1)}>
        <ChevronRight fontSize="small" />
      </IconButton>
    </Box>
  );
}
