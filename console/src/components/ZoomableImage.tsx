import ZoomInOutlined from '@mui/icons-material/ZoomInOutlined';
import ZoomOutOutlined from '@mui/icons-material/ZoomOutOutlined';
import RotateRightOutlined from '@mui/icons-material/RotateRightOutlined';
import { Box, IconButton, Tooltip } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

export function ZoomableImage({
  src,
  name,
  height,
}: {
  readonly src: string;
  readonly name: string;
  readonly height: number | string;
}) {
  const translate = useTranslate();
  const [zoom, setZoom] = useState(1);
  const [turn, setTurn] = useState(0);
  const tools = [
    { key: 'zoomIn', icon: <ZoomInOutlined />, act: () => setZoom((now) => Math.min(4, now + 0.5)) },
    { key: 'zoomOut', icon: <ZoomOutOutlined />, act: () => setZoom((now) => Math.max(1, now - 0.5)) },
    { key: 'turn', icon: <RotateRightOutlined />, act: () => setTurn((now) => (now + 90) % 360) },
  ];
  return (
    <Box sx={{ position: 'relative' }}>
      <Box
        tabIndex={0}
        role="group"
        aria-label={name}
        sx={{
          height,
          overflow: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: '6px',
          backgroundColor: 'background.default',
        }}
      >
        <Box
          component="img"
          src={src}
          alt={name}
          sx={{
            display: 'block',
            width: `${zoom * 100}%`,
            height: zoom === 1 ? '100%' : 'auto',
            objectFit: 'contain',
            rotate: `${turn}deg`,
          }}
        />
      </Box>
      <Box
        sx={{
          position: 'absolute',
          top: 8,
          right: 16,
          display: 'flex',
          borderRadius: '6px',
          backgroundColor: 'background.paper',
          border: 1,
          borderColor: 'divider',
        }}
      >
        {tools.map(({ key, icon, act }) => (
          <Tooltip key={key} title={translate(`console.document.${key}`)}>
            <IconButton size="small" aria-label={translate(`console.document.${key}`)} onClick={act}>
              {icon}
            </IconButton>
          </Tooltip>
        ))}
      </Box>
    </Box>
  );
}
