import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { IconButton, TableCell } from '@mui/material';
import { useTranslate } from 'react-admin';

interface RowButtonsProps {
  readonly index: number;
  readonly isOnly: boolean;
  readonly onMoveUp: () => void;
  readonly onRemove: () => void;
}

/** Moves a row up, or removes it. */
export function RowButtons({ index, isOnly, onMoveUp, onRemove }: RowButtonsProps) {
  const translate = useTranslate();
  return (
    <TableCell sx={{ whiteSpace: 'nowrap', p: 0 }}>
      <IconButton
        size="small"
        disabled={index === 0}
        aria-label={`${translate('ra.action.move_up')} ${index + 1}`}
        onClick={onMoveUp}
      >
        <ArrowUpwardOutlined fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        disabled={isOnly}
        aria-label={`${translate('ra.action.remove')} ${index + 1}`}
        onClick={onRemove}
      >
        <DeleteOutlined fontSize="small" />
      </IconButton>
    </TableCell>
  );
}
