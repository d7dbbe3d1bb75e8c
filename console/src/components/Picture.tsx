import DirectionsCarOutlined from '@mui/icons-material/DirectionsCarOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import { Box } from '@mui/material';
import { pictureUrl, type PictureVariant } from '@mall/contracts/file';

interface PictureProps {
  readonly url: string | null | undefined;
  readonly alt: string;
  readonly width?: number;
  readonly variant?: PictureVariant;
  /** The kind of placeholder for a missing picture. */
  readonly of?: 'car' | 'thing';
}

/** A public picture, 4:3; a placeholder when there is none. */
export function Picture({ url, alt, width = 64, variant, of = 'thing' }: PictureProps) {
  const frame = {
    width,
    aspectRatio: '4 / 3',
    flex: 'none',
    borderRadius: '6px',
    overflow: 'hidden',
  } as const;
  if (!url) {
    return (
      <Box
        sx={{
          ...frame,
          display: 'grid',
          placeItems: 'center',
          color: 'text.secondary',
          backgroundColor: 'action.hover',
        }}
      >
        {of === 'car' ? <DirectionsCarOutlined aria-hidden /> : <ImageOutlined aria-hidden />}
      </Box>
    );
  }
  return (
    <Box
      component="img"
      // The small variant is cropped.
      src={pictureUrl(url, variant ?? (of === 'car' ? '272x205' : '640'))}
      alt={alt}
      loading="lazy"
      sx={{
        ...frame,
        // A logo must not be cropped.
        objectFit: of === 'car' ? 'cover' : 'contain',
        display: 'block',
        backgroundColor: of === 'car' ? 'action.hover' : undefined,
      }}
    />
  );
}
