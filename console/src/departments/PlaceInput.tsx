import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { LocationField } from '../widgets/fields/LocationField.js';
import { locationText, readLocation } from '../widgets/map/location.js';

const FIELDS = ['deptAddress', 'deptLongitude', 'deptLatitude'] as const;

/** Edits address and position of a department on the map; its record holds them as three texts. */
export function PlaceInput() {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const [address, lng, lat] = useWatch({ name: FIELDS }) as readonly (string | null | undefined)[];
  const place = readLocation({ lng: lng ?? '', lat: lat ?? '', address: address ?? null });
  return (
    <LocationField
      label={translate('console.departments.place')}
      value={place ? locationText(place) : ''}
      onChange={(text) => {
        const chosen = readLocation(text);
        const texts = chosen && [chosen.address || null, String(chosen.lng), String(chosen.lat)];
        FIELDS.forEach((field, at) => setValue(field, texts?.[at] ?? null, { shouldDirty: true }));
      }}
    />
  );
}
