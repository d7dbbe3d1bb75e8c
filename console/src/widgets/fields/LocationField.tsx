import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import { IconButton, InputAdornment, TextField } from '@mui/material';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { textFieldProps, type FieldProps } from '../field-props.js';
import type { CoordinateSystem } from '../map/coordinate-systems.js';
import type { Geocoder } from '../map/geocoder.js';
import { locationText, readLocation } from '../map/location.js';
import { MAP_TILES } from '../map/map-tiles.js';

const MapLocationDialog = lazy(async () => ({
  default: (await import('./MapLocationDialog.js')).MapLocationDialog,
}));

export interface LocationOptions {
  /** The coordinate system of the value. */
  readonly system?: CoordinateSystem;
  /** Tiles of a server in EPSG:4326, a template with z, x and y. */
  readonly tiles?: string;
  /** A service that finds addresses; without one the places of the map and coordinates are found. */
  readonly geocode?: Geocoder;
}

/** The value is JSON text with lng, lat and address. */
export interface LocationFieldProps extends FieldProps<string>, LocationOptions {}

/** Shows the address of a place; opens the map. */
export function LocationField({ value, onChange, system, tiles, geocode, ...field }: LocationFieldProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  // The dialog returns the focus to the field, which must not open it again.
  const isReturning = useRef(false);
  const place = readLocation(value);
  const server = tiles ?? MAP_TILES;
  const open = () => !field.isDisabled && setOpen(true);
  const close = () => {
    isReturning.current = true;
    setOpen(false);
    field.onBlur?.();
  };
  return (
    <>
      <TextField
        {...textFieldProps({ ...field, onBlur: undefined as never })}
        value={place ? place.address || `${place.lng}, ${place.lat}` : ''}
        onFocus={() => {
          if (!isReturning.current) open();
          isReturning.current = false;
        }}
        slotProps={{
          htmlInput: { readOnly: true, 'aria-haspopup': 'dialog', onClick: open },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  size="small"
                  disabled={field.isDisabled === true}
                  aria-label={`${translate('console.widgets.map.open')}: ${field.label}`}
                  onFocus={(event) => event.stopPropagation()}
                  onClick={open}
                >
                  <PlaceOutlined fontSize="small" />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      {isOpen && (
        <Suspense>
          <MapLocationDialog
            title={field.label}
            start={place}
            {...(system && { system })}
            {...(server && { tiles: server })}
            {...(geocode && { geocode })}
            onConfirm={(chosen) => {
              onChange(locationText(chosen));
              close();
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
