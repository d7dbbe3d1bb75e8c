import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Person, Selection } from './selection.js';

interface ChosenListProps<P extends Person> {
  readonly chosen: Selection<P>;
  readonly onRemove: (person: P) => void;
  readonly onClear: () => void;
}

/** Lists the chosen people; a click on a row removes the person. */
export function ChosenList<P extends Person>({ chosen, onRemove, onClear }: ChosenListProps<P>) {
  const translate = useTranslate();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 40 }}>
        <Typography variant="body2" sx={{ flex: 1 }} aria-live="polite">
          {translate('console.widgets.people.count', { smart_count: chosen.length })}
        </Typography>
        <Button size="small" disabled={chosen.length === 0} onClick={onClear}>
          {translate('console.widgets.people.cancelAll')}
        </Button>
      </Box>
      <Box
        component="ol"
        aria-label={translate('console.widgets.people.chosen')}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          height: 400,
          overflowY: 'auto',
          border: 1,
          borderColor: 'divider',
        }}
      >
        {chosen.map((person, index) => (
          <li key={person.userId}>
            <Button
              fullWidth
              size="small"
              color="inherit"
              title={translate('ra.action.remove')}
              onClick={() => onRemove(person)}
              sx={{ justifyContent: 'flex-start', fontWeight: 400, gap: 1 }}
            >
              <span>{index + 1}</span>
              <span>
                {person.nickname} ({person.username})
              </span>
            </Button>
          </li>
        ))}
      </Box>
    </Box>
  );
}
