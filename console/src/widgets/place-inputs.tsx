import { CalendarField, type CalendarOptions } from './fields/CalendarField.js';
import { LineEditor, type LineOptions } from './fields/LineEditor.js';
import { LocationField, type LocationOptions } from './fields/LocationField.js';
import { MapRangeEditor, type MapRangeOptions } from './fields/MapRangeEditor.js';
import type { LngLat } from './map/lng-lat.js';
import { useField, type InputProps } from './use-field.js';

// The calendar and the editors of the map as inputs of react-admin's forms. The editors include the map's library.

const NO_DAYS: readonly string[] = [];
const NO_POINTS: readonly LngLat[] = [];

export const CalendarInput = (props: InputProps & CalendarOptions) => (
  <CalendarField {...props} {...useField(props, { empty: NO_DAYS, missing: 'select' })} />
);

export const LocationInput = (props: InputProps & LocationOptions) => (
  <LocationField {...props} {...useField(props, { empty: '', missing: 'select' })} />
);

export const MapRangeInput = (props: InputProps & MapRangeOptions) => (
  <MapRangeEditor {...props} {...useField(props, { empty: '', missing: 'select' })} />
);

export const LineInput = (props: InputProps & LineOptions) => (
  <LineEditor {...props} {...useField(props, { empty: NO_POINTS, missing: 'select' })} />
);
