import { Box, TextField } from '@mui/material';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { CHINA } from '../map/atlas.js';
import { converted, type CoordinateSystem } from '../map/coordinate-systems.js';
import { offlineGeocoder, type Geocoder } from '../map/geocoder.js';
import type { LngLat } from '../map/lng-lat.js';
import type { MapLocation } from '../map/location.js';
import { MapView } from '../map/MapView.js';
import { PlaceSearch } from '../map/PlaceSearch.js';
import { PointBox } from '../map/PointBox.js';
import { SEARCH_ZOOM, useStart, VALUE_ZOOM } from '../map/use-start.js';
import { useTowns } from '../map/use-towns.js';
import { SizedDialog } from './SizedDialog.js';

/** Width of the dialog and height of its map. Prescribed. */
export const MAP_DIALOG_WIDTH = '90%';
export const MAP_HEIGHT = '50vh';

export interface MapLocationDialogProps {
  /** Head of the dialog. */
  readonly title: string;
  /** The place that is shown at first, in the system of the value. */
  readonly start: MapLocation | undefined;
  /** The coordinate system of the value; the map itself has the default one. */
  readonly system?: CoordinateSystem;
  /** Tiles of a server in EPSG:4326, a template with z, x and y. */
  readonly tiles?: string;
  /** A service that finds addresses; without one the places of the map and coordinates are found. */
  readonly geocode?: Geocoder;
  /** Called with the place that was chosen. */
  readonly onConfirm: (place: MapLocation) => void;
  /** Called when the dialog is closed or cancelled. */
  readonly onClose: () => void;
}

/** Chooses a place by search, by a click on the map or by coordinates; Escape and a click outside do not close it. */
export function MapLocationDialog({
  title,
  start,
  system = 'default',
  tiles,
  geocode,
  onConfirm,
  onClose,
}: MapLocationDialogProps) {
  const translate = useTranslate();
  const [address, setAddress] = useState(start?.address ?? '');
  const [point, setPoint] = useState<LngLat | undefined>(
    () => start && converted(start, system, 'default', CHINA),
  );
  const begin = useStart();
  const towns = useTowns(geocode === undefined);
  const find = useMemo(() => geocode ?? offlineGeocoder(towns), [geocode, towns]);
  const [looksAt, setLooksAt] = useState<{ readonly centre: LngLat; readonly zoom: number } | undefined>(
    () => point && { centre: point, zoom: VALUE_ZOOM },
  );
  const shapes = useMemo(() => ({ points: point ? [point] : [] }), [point]);
  const { centre, zoom } = looksAt ?? begin;
  const shown = useMemo(() => ({ lng: centre.lng, lat: centre.lat }), [centre.lng, centre.lat]);
  const goTo = (place: MapLocation) => {
    setPoint(place);
    setLooksAt({ centre: place, zoom: SEARCH_ZOOM });
    if (place.address) setAddress(place.address);
  };
  return (
    <SizedDialog
      isOpen
      width={MAP_DIALOG_WIDTH}
      title={title}
      isDismissable={false}
      isConfirmDisabled={point === undefined}
      onConfirm={() => point && onConfirm({ ...converted(point, 'default', system, CHINA), address })}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 1.5, pt: 1 }}>
        <PlaceSearch geocode={find} onPlace={goTo} />
        <MapView
          label={title}
          centre={shown}
          zoom={zoom}
          height={MAP_HEIGHT}
          shapes={shapes}
          tiles={tiles}
          onPoint={setPoint}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <PointBox
            text={translate('console.widgets.map.show')}
            onPoint={(typed) => goTo({ ...typed, address: '' })}
          />
          <output style={{ fontVariantNumeric: 'tabular-nums' }}>
            {point ? `${point.lng}, ${point.lat}` : translate('console.widgets.map.noPoint')}
          </output>
        </Box>
        <TextField
          label={translate('console.widgets.map.address')}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 300 } }}
        />
      </Box>
    </SizedDialog>
  );
}
