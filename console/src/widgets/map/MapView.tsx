import AddOutlined from '@mui/icons-material/AddOutlined';
import RemoveOutlined from '@mui/icons-material/RemoveOutlined';
import { Box, IconButton, useTheme } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { roundedPoint, ZOOM_MAX, ZOOM_MIN, type LngLat } from './lng-lat.js';
import { OpenMap, type Shapes } from './open-map.js';
import { useTowns } from './use-towns.js';

interface MapViewProps {
  readonly label: string;
  readonly centre: LngLat;
  readonly zoom: number;
  readonly height: string;
  readonly shapes: Shapes;
  /** URL template of tiles, `https://…/{z}/{x}/{y}.png` in EPSG:4326; without it, countries and towns are drawn. */
  readonly tiles?: string | undefined;
  readonly onPoint?: ((point: LngLat) => void) | undefined;
  /** When given, the corners of lines can be moved. */
  readonly onLine?: ((points: readonly LngLat[]) => void) | undefined;
}

/** A map in EPSG:4326: a click reports its point; the arrow keys move it, plus and minus change its zoom. */
export function MapView({ label, centre, zoom, height, shapes, tiles, onPoint, onLine }: MapViewProps) {
  const translate = useTranslate();
  const { palette } = useTheme();
  const frame = useRef<HTMLDivElement>(null);
  const map = useRef<OpenMap>(null);
  const report = useRef({ onPoint, onLine });
  report.current = { onPoint, onLine };
  const { main } = palette.primary;
  const land = palette.background.paper;
  const water = palette.action.hover;
  const border = palette.text.secondary;
  const text = palette.text.primary;
  const towns = useTowns(tiles === undefined);
  const start = useRef({ centre, zoom });
  const latest = useRef(shapes);
  latest.current = shapes;
  useEffect(() => {
    const opened = new OpenMap(frame.current!, {
      ...start.current,
      tiles,
      colours: { main, land, border, text },
      onPoint: (point) => report.current.onPoint?.(roundedPoint(point)),
      onLine: (points) => report.current.onLine?.(points.map(roundedPoint)),
    });
    opened.show(latest.current);
    map.current = opened;
    return () => opened.close();
  }, [tiles, main, land, border, text]);
  useEffect(() => map.current?.showTowns(towns), [towns, tiles, main, land, border, text]);
  useEffect(() => map.current?.show(shapes), [shapes, main]);
  useEffect(() => map.current?.moveTo(centre, zoom), [centre, zoom]);
  const isEditing = onLine !== undefined;
  useEffect(() => map.current?.editLines(isEditing), [isEditing, main]);
  return (
    <Box
      sx={{ position: 'relative', border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}
    >
      <Box
        ref={frame}
        role="application"
        aria-label={label}
        tabIndex={0}
        sx={{
          height,
          backgroundColor: water,
          '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
        }}
      />
      <Box
        sx={{ position: 'absolute', top: 8, right: 8, display: 'grid', backgroundColor: 'background.paper' }}
      >
        <IconButton
          size="small"
          aria-label={translate('console.document.zoomIn')}
          onClick={() => map.current?.zoomBy(1, ZOOM_MAX)}
        >
          <AddOutlined fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          aria-label={translate('console.document.zoomOut')}
          onClick={() => map.current?.zoomBy(-1, ZOOM_MIN)}
        >
          <RemoveOutlined fontSize="small" />
        </IconButton>
      </Box>
      {tiles === undefined && (
        <Box component="p" sx={noteStyle}>
          {translate('console.widgets.map.noStreets')}
        </Box>
      )}
    </Box>
  );
}

/** Beside the buttons, where it does not block clicks on the map. */
const noteStyle = {
  position: 'absolute',
  left: 0,
  bottom: 0,
  m: 0,
  px: 1,
  py: 0.5,
  fontSize: '0.75rem',
  color: 'text.secondary',
  backgroundColor: 'background.paper',
  pointerEvents: 'none',
} as const;
