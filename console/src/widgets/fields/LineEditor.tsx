import { Alert, Box, Button } from '@mui/material';
import { useMemo, useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import type { FieldProps } from '../field-props.js';
import type { LngLat } from '../map/lng-lat.js';
import { MapView } from '../map/MapView.js';
import { PointBox } from '../map/PointBox.js';
import { HOME } from '../map/use-start.js';

/** Initial zoom. Prescribed. */
export const LINE_ZOOM = 8;

export interface LineOptions {
  /** Tiles of a server in EPSG:4326, a template with z, x and y. */
  readonly tiles?: string;
  /** Height of the map. */
  readonly height?: string;
}

/** The value is the points of the line. */
export interface LineEditorProps extends FieldProps<readonly LngLat[]>, LineOptions {}

/** Draws a line by clicks; in editing mode its corners can be moved, and leaving it stores them. */
export function LineEditor({
  label,
  value,
  onChange,
  error,
  isDisabled = false,
  tiles,
  height = '50vh',
}: LineEditorProps) {
  const translate = useTranslate();
  const word = (name: string) => translate(`console.widgets.line.${name}`);
  const [moved, setMoved] = useState<readonly LngLat[]>();
  const [asks, setAsks] = useState<'none' | 'redraw' | 'edit'>('none');
  const [said, setSaid] = useState('');
  const [centre] = useState(() => value[0] ?? HOME);
  const isEditing = moved !== undefined;
  const shapes = useMemo(
    () => ({ lines: value.length > 1 ? [value] : [], points: isEditing ? [] : value }),
    [value, isEditing],
  );
  const startEditing = () => {
    setAsks('none');
    if (value.length < 2) return setSaid(word('none'));
    setMoved(value);
    return setSaid(word('started'));
  };
  const endEditing = () => {
    if (moved) onChange(moved);
    setMoved(undefined);
    setSaid(word('ended'));
  };
  const add = (point: LngLat) => {
    if (!isDisabled && !isEditing) onChange([...value, point]);
  };
  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 1 }}>
      <MapView
        label={label}
        centre={centre}
        zoom={LINE_ZOOM}
        height={height}
        shapes={shapes}
        tiles={tiles}
        onPoint={add}
        onLine={isEditing ? setMoved : undefined}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <PointBox
          text={translate('console.widgets.map.addPoint')}
          isDisabled={isDisabled || isEditing}
          onPoint={add}
        />
        <Button disabled={isDisabled || isEditing || value.length === 0} onClick={() => setAsks('redraw')}>
          {word('redraw')}
        </Button>
        {isEditing ? (
          <Button variant="contained" onClick={endEditing}>
            {word('end')}
          </Button>
        ) : (
          <Button variant="outlined" disabled={isDisabled} onClick={() => setAsks('edit')}>
            {word('start')}
          </Button>
        )}
      </Box>
      {said && (
        <Alert severity="info" role="status">
          {said}
        </Alert>
      )}
      {error && <Alert severity="error">{error}</Alert>}
      <Confirm
        isOpen={asks === 'redraw'}
        title={word('redraw')}
        content={word('redrawSure')}
        onConfirm={() => {
          setAsks('none');
          setSaid('');
          onChange([]);
        }}
        onClose={() => setAsks('none')}
      />
      <Confirm
        isOpen={asks === 'edit'}
        title={word('start')}
        content={word('startSure')}
        onConfirm={startEditing}
        onClose={() => setAsks('none')}
      />
    </Box>
  );
}
