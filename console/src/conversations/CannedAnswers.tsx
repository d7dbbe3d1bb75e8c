import type { FilledAnswerView } from '@mall/contracts/chat';
import { List, ListItem, ListItemButton, ListItemText } from '@mui/material';
import { useTranslate } from 'react-admin';

interface CannedAnswersProps {
  readonly answers: readonly FilledAnswerView[];
  readonly onChoose: (text: string) => void;
}

/** Lists the canned answers that match the text typed after a slash; a chosen one can be edited before it is sent. */
export function CannedAnswers({ answers, onChoose }: CannedAnswersProps) {
  const translate = useTranslate();
  return (
    <List
      dense
      disablePadding
      aria-label={translate('console.chat.canned')}
      sx={{ maxHeight: 220, overflowY: 'auto', mb: 1, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      {answers.length === 0 && (
        <ListItem>
          <ListItemText primary={translate('console.chat.noCanned')} />
        </ListItem>
      )}
      {answers.map(({ cannedAnswerId, keyword, text, locale }) => (
        <ListItem key={cannedAnswerId} disablePadding>
          <ListItemButton onClick={() => onChoose(text)}>
            <ListItemText
              primary={`/${keyword}`}
              secondary={text}
              slotProps={{ secondary: { lang: locale, noWrap: true } }}
            />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
