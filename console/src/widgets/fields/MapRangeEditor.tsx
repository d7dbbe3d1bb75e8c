import { Alert, Box, Button, MenuItem, TextField } from '@mui/material';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldProps } from '../field-props.js';
import type { LngLat } from '../map/lng-lat.js';
import { MapView } from '../map/MapView.js';
import { PointBox } from '../map/PointBox.js';
import { circleAround, RADII, rangeText, readRange } from '../map/shapes.js';
import { HOME } from '../map/use-start.js';

/** Initial zoom. Prescribed. */
export const RANGE_ZOOM = 12;

export interface MapRangeOptions {
  /** Tiles of a server in EPSG:4326, a template with z, x and y. */
  readonly tiles?: string;
  /** Height of the map. */
  readonly height?: string;
}

/** The value is JSON text: polygons, each a list of points with lng and lat. */
export interface MapRangeEditorProps extends FieldProps<string>, MapRangeOptions {}

/** Draws areas by clicks, with undo, redraw and confirm; or a circle around the last point. */
export function MapRangeEditor({
  label,
  value,
  onChange,
  error,
  isDisabled = false,
  tiles,
  height = '50vh',
}: MapRangeEditorProps) {
  const translate = useTranslate();
  const word = (name: string) => translate(`console.widgets.map.${name}`);
  const polygons = useMemo(() => readRange(value), [value]);
  const [draft, setDraft] = useState<readonly LngLat[]>([]);
  const [warning, setWarning] = useState('');
  const [centre] = useState(() => polygons[0]?.[0] ?? HOME);
  const shapes = useMemo(
    () => ({ polygons, points: draft, lines: draft.length > 1 ? [draft] : [] }),
    [polygons, draft],
  );
  const add = (point: LngLat) => {
    if (isDisabled) return;
    setWarning('');
    setDraft([...draft, point]);
  };
  const confirm = () => {
    if (draft.length < 3) return setWarning(word(draft.length === 0 ? 'noRange' : 'noArea'));
    onChange(rangeText([...polygons, draft]));
    setDraft([]);
    return undefined;
  };
  const circle = (degrees: number) => {
    const around = draft.at(-1);
    if (!around) return setWarning(word('noArea'));
    onChange(rangeText([...polygons, circleAround(around, degrees)]));
    setDraft([]);
    return undefined;
  };
  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 1 }}>
      <MapView
        label={label}
        centre={centre}
        zoom={RANGE_ZOOM}
        height={height}
        shapes={shapes}
        tiles={tiles}
        onPoint={add}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <PointBox text={word('addPoint')} isDisabled={isDisabled} onPoint={add} />
        <Button disabled={isDisabled || draft.length === 0} onClick={() => setDraft(draft.slice(0, -1))}>
          {word('undo')}
        </Button>
        <Button
          disabled={isDisabled || (draft.length === 0 && polygons.length === 0)}
          onClick={() => {
            setDraft([]);
            onChange('');
          }}
        >
          {word('redraw')}
        </Button>
        <TextField
          select
          label={word('radius')}
          value=""
          disabled={isDisabled}
          onChange={(event) => circle(Number(event.target.value))}
          sx={{ width: 130, m: 0 }}
        >
          {RADII.map(({ metres, degrees }) => (
            <MenuItem key={metres} value={degrees}>
              {translate('console.widgets.map.metres', { metres })}
            </MenuItem>
          ))}
        </TextField>
        <Button variant="contained" disabled={isDisabled} onClick={confirm}>
          {translate('ra.action.confirm')}
        </Button>
      </Box>
      {warning && <Alert severity="warning">{warning}</Alert>}
      {error && <Alert severity="error">{error}</Alert>}
    </Box>
  );
}
