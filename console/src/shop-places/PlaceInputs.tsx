import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { MapArea, ShopYard } from '@mall/contracts/tenant';
import { LocationField } from '../widgets/fields/LocationField.js';
import { RegionsField } from '../widgets/fields/RegionsField.js';
import { locationText, readLocation } from '../widgets/map/location.js';
import { rangeText, readRange } from '../widgets/map/shapes.js';
import { useField } from '../widgets/use-field.js';

/** Loaded on demand, because it includes the map's library. */
const MapRangeEditor = lazy(async () => ({
  default: (await import('../widgets/fields/MapRangeEditor.js')).MapRangeEditor,
}));

const NO_CODES: readonly string[] = [];
const NO_AREAS: readonly MapArea[] = [];

/** Edits the place, which the record holds as an object, in WGS 84. */
export function YardInput() {
  const field = useField<ShopYard | null>({ source: 'yard' }, { empty: null, missing: 'select' });
  return (
    <LocationField
      {...field}
      value={field.value ? locationText(field.value) : ''}
      onChange={(text) => field.onChange(readLocation(text) ?? null)}
    />
  );
}

export const DeliveryRegionsInput = () => (
  <RegionsField {...useField({ source: 'regions' }, { empty: NO_CODES, missing: 'select' })} />
);

/** Edits polygons, which the record holds as objects with their points. The map is shown when there are some to show or draw. */
export function AreasInput() {
  const translate = useTranslate();
  const field = useField<readonly MapArea[]>({ source: 'areas' }, { empty: NO_AREAS, missing: 'select' });
  const [isDrawing, setDrawing] = useState(false);
  if (!isDrawing && field.value.length === 0)
    return (
      <Button variant="outlined" size="small" sx={{ justifySelf: 'start' }} onClick={() => setDrawing(true)}>
        {translate('console.shopPlaces.draw')}
      </Button>
    );
  return (
    <Suspense>
      <MapRangeEditor
        {...field}
        height="40vh"
        value={rangeText(field.value.map(({ points }) => points))}
        onChange={(text) => field.onChange(readRange(text).map((points) => ({ points: [...points] })))}
      />
    </Suspense>
  );
}
