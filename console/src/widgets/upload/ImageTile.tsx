import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import StarBorderOutlined from '@mui/icons-material/StarBorderOutlined';
import { Box, IconButton } from '@mui/material';
import type { DragEvent, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Picture } from '../../components/Picture.js';

interface ImageTileProps {
  readonly url: string;
  readonly label: string;
  /** Index, from 0. */
  readonly place: number;
  /** Whether it is one of several pictures in an order. */
  readonly isOrdered: boolean;
  readonly isDisabled: boolean;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
  readonly onDragStart: () => void;
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDrop: () => void;
  /** Facts of the picture, below its buttons. */
  readonly facts?: ReactNode;
}

/** One of several pictures: can be moved by dragging or by buttons, made the main one, and removed. */
export function ImageTile({
  url,
  label,
  place,
  isOrdered,
  isDisabled,
  onMove,
  onRemove,
  facts,
  ...drag
}: ImageTileProps) {
  const translate = useTranslate();
  const number = place + 1;
  const button = (text: string, icon: ReactNode, act: () => void) => (
    <IconButton
      size="small"
      disabled={isDisabled}
      title={translate(text)}
      aria-label={`${translate(text)} ${number}`}
      onClick={act}
    >
      {icon}
    </IconButton>
  );
  return (
    <Box
      draggable={isOrdered && !isDisabled}
      {...drag}
      sx={{ display: 'grid', justifyItems: 'center', alignContent: 'start' }}
    >
      <Picture url={url} alt={`${label} ${number}`} width={120} />
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        {isOrdered && place === 0 && (
          <Box component="span" sx={{ fontSize: 'var(--table-text)', color: 'text.secondary' }}>
            {translate('console.widgets.upload.main')}
          </Box>
        )}
        {isOrdered && place > 0 && (
          <>
            {button('console.widgets.upload.makeMain', <StarBorderOutlined fontSize="small" />, () =>
              onMove(0),
            )}
            {button('ra.action.move_up', <ArrowBackOutlined fontSize="small" />, () => onMove(place - 1))}
          </>
        )}
        {button('ra.action.remove', <DeleteOutlined fontSize="small" />, onRemove)}
      </Box>
      {facts}
    </Box>
  );
}
