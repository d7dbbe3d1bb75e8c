import { Autocomplete, Box, Dialog, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { matching, type Target } from './targets.js';
import { useActs } from './use-acts.js';
import { LEAST_TYPED, useRecords } from './use-records.js';

/** Delay between the last key press and the request, in milliseconds. */
const TYPING_MS = 250;

interface PaletteProps {
  readonly pages: readonly Omit<Target, 'group'>[];
  readonly onClose: () => void;
}

/** Searches orders, cars, buyers, shops, pages and actions in one field; each list is queried with the rights of the caller. */
export default function Palette({ pages, onClose }: PaletteProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const acts = useActs();
  const [typed, setTyped] = useState('');
  const settled = useSettled(typed.trim());
  const { found, isSearching } = useRecords(settled);
  const named = pages.map((page): Target => ({ ...page, group: translate('console.palette.pages') }));
  const title = translate('console.palette.title');
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { 'aria-label': title, 'aria-labelledby': undefined } }}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <Autocomplete<Target>
        open
        autoHighlight
        disablePortal
        forcePopupIcon={false}
        inputValue={typed}
        value={null}
        options={[...found, ...matching(named, typed), ...matching(acts, typed)]}
        filterOptions={(all) => all}
        groupBy={({ group }) => group}
        getOptionLabel={({ label }) => label}
        getOptionKey={({ id }) => id}
        loading={isSearching}
        loadingText={translate('console.palette.searching')}
        noOptionsText={translate(
          typed.trim().length < LEAST_TYPED ? 'console.palette.typeMore' : 'console.palette.nothing',
        )}
        onInputChange={(_, text, reason) => reason === 'input' && setTyped(text)}
        onChange={(_, target) => {
          if (!target) return;
          onClose();
          void navigate(target.path);
        }}
        onClose={(_, reason) => reason === 'escape' && onClose()}
        renderInput={(params) => (
          <TextField
            {...params}
            autoFocus
            margin="none"
            label={title}
            placeholder={translate('console.palette.hint')}
          />
        )}
        renderGroup={({ key, group, children }) => (
          <li key={key} role="presentation">
            <Box aria-hidden sx={{ px: 2, pt: 1, fontSize: 'var(--table-text)', color: 'text.secondary' }}>
              {group}
            </Box>
            <Box component="ul" role="group" aria-label={group} sx={{ p: 0 }}>
              {children}
            </Box>
          </li>
        )}
        renderOption={({ key, ...props }, { label, detail }) => (
          <li key={key} {...props}>
            <Box component="span" sx={{ flex: 1 }}>
              {label}
            </Box>
            {detail && (
              <Box component="span" sx={{ color: 'text.secondary', fontSize: 'var(--table-text)' }}>
                {detail}
              </Box>
            )}
          </li>
        )}
        slotProps={{
          popper: {
            sx: { position: 'static !important', transform: 'none !important', width: '100% !important' },
          },
          listbox: { sx: { maxHeight: '60vh' } },
        }}
        sx={{ p: 2, pb: 1 }}
      />
    </Dialog>
  );
}

/** Returns the typed text once the typing has paused. */
function useSettled(typed: string): string {
  const [settled, settle] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => settle(typed), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
