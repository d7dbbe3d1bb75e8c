import { FILE_PURPOSES } from '@mall/contracts/file';
import { Box } from '@mui/material';
import { ImageInput } from './file-inputs.js';

interface PictureInputProps {
  readonly source: string;
  /** The purpose of the file, which decides its maximum size and who may see it. */
  readonly purpose: 'brand' | 'avatar';
}

/** One public picture that can be replaced and removed. The record holds its URL. */
export const PictureInput = ({ source, purpose }: PictureInputProps) => (
  <Box sx={{ mb: 2 }}>
    <ImageInput source={source} purpose={purpose} sizes={FILE_PURPOSES[purpose].maxMegabytes} />
  </Box>
);
