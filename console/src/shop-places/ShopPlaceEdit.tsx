import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { SelectInput, useRecordContext, useTranslate } from 'react-admin';
import type { ShopPlaceView } from '@mall/contracts/tenant';
import { shopZones, zoneName } from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';
import { ConsoleForm } from '../components/ConsoleForm.js';
import { FormBar } from '../components/FormBar.js';
import { RecordEdit } from '../components/RecordPages.js';
import { OpenWord } from './OpenWord.js';
import { AreasInput, DeliveryRegionsInput, YardInput } from './PlaceInputs.js';
import { SpecialDays } from './SpecialDays.js';
import { WeekHoursInput } from './WeekHoursInput.js';

/** Edits yard, delivery regions and working calendar of a shop; saved as a whole. */
export const ShopPlaceEdit = () => (
  <RecordEdit redirect={false}>
    <ConsoleForm toolbar={<FormBar canDelete={false} />} sx={formStyle}>
      <OpenNow />
      <Part title="yardPart" hint="yardHint">
        <YardInput />
      </Part>
      <Part title="deliveryPart" hint="deliveryHint">
        <DeliveryRegionsInput />
        <AreasInput />
      </Part>
      <Part title="calendarPart" hint="calendarHint">
        <ZoneInput />
        <WeekHoursInput />
        <SpecialDays />
      </Part>
    </ConsoleForm>
  </RecordEdit>
);

const formStyle = { '& .MuiStack-root > *': { width: '100%' } } as const;

/** Shows whether the shop is open now; its name is in the bar above. */
function OpenNow() {
  const place = useRecordContext<ShopPlaceView & { id: string }>();
  return place && place.hours.length > 0 ? <OpenWord place={place} /> : null;
}

interface PartProps {
  readonly title: string;
  readonly hint: string;
  readonly children: ReactNode;
}

function Part({ title, hint, children }: PartProps) {
  const translate = useTranslate();
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2, maxWidth: 960, py: 2 }}>
      <div>
        <Typography variant="h2">{translate(`console.shopPlaces.${title}`)}</Typography>
        <Typography variant="body2" color="text.secondary">
          {translate(`console.shopPlaces.${hint}`)}
        </Typography>
      </div>
      {children}
    </Box>
  );
}

/** Chooses a time zone by its name in the reader's language, with its offset from UTC. */
function ZoneInput() {
  const locale = useReaderLocale();
  const now = new Date();
  const nameOf = (zone: string) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'longGeneric' });
    const name = format.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
    return `${name} (${zoneName(now, locale, zone)})`;
  };
  const choices = shopZones.map((id) => ({ id, name: nameOf(id) }));
  return <SelectInput source="zone" choices={choices} sx={{ maxWidth: 420 }} fullWidth helperText={false} />;
}
