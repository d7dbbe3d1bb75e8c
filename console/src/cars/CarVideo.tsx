import { Box } from '@mui/material';

/** Plays in place; loads only length and first frame before. */
export const CarVideo = ({ url, label }: { readonly url: string; readonly label: string }) => (
  <Box
    component="video"
    src={url}
    controls
    playsInline
    preload="metadata"
    aria-label={label}
    sx={{
      display: 'block',
      width: '100%',
      maxWidth: 480,
      mt: 1,
      borderRadius: '6px',
      backgroundColor: '#000',
    }}
  />
);
