import { placeContent } from '@mall/contracts/chat';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import { IconButton, Menu, MenuItem } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useRead } from '../api/use-call.js';
import type { MapLocation } from '../widgets/map/location.js';
import { MAP_TILES } from '../widgets/map/map-tiles.js';
import type { Conversation } from './use-conversation.js';

const MapLocationDialog = lazy(async () => ({
  default: (await import('../widgets/fields/MapLocationDialog.js')).MapLocationDialog,
}));

interface PlaceMenuProps {
  readonly conversation: Conversation;
  readonly onSend: (content: string) => void;
}

/** Sends the place of the shop's yard, or a point chosen on the map. */
export function PlaceMenu({ conversation: { shopId }, onSend }: PlaceMenuProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [isChoosing, setChoosing] = useState(false);
  // Without a shop, the conversation is with the exporter, whose place is fixed.
  const { data } = useRead('tenant.place.ofShop', shopId ? { shopId } : {}, {
    enabled: anchor !== undefined,
    retry: false,
  });
  const send = ({ lat, lng, address }: MapLocation): void => {
    onSend(placeContent({ lat, lng, label: address }));
    setAnchor(undefined);
    setChoosing(false);
  };
  const yard = data?.yard;
  return (
    <>
      <IconButton
        aria-label={translate('console.chat.sendPlace')}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <PlaceOutlined />
      </IconButton>
      <Menu anchorEl={anchor ?? null} open={anchor !== undefined} onClose={() => setAnchor(undefined)}>
        {yard && (
          <MenuItem onClick={() => send(yard)}>
            {translate('console.chat.yard', { address: yard.address })}
          </MenuItem>
        )}
        <MenuItem
          onClick={() => {
            setAnchor(undefined);
            setChoosing(true);
          }}
        >
          {translate('console.chat.choosePlace')}
        </MenuItem>
      </Menu>
      {isChoosing && (
        <Suspense>
          <MapLocationDialog
            title={translate('console.chat.sendPlace')}
            start={yard ?? undefined}
            {...(MAP_TILES && { tiles: MAP_TILES })}
            onConfirm={send}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </>
  );
}
