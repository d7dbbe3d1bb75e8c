import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { PAGE_TEXT_PLACEHOLDERS } from '@mall/contracts/admin';
import { useCompanyFacts } from './TextPreview.js';

/** Lists the placeholders in double braces with their values. */
export function Placeholders() {
  const translate = useTranslate();
  const facts = useCompanyFacts();
  return (
    <Box sx={{ fontSize: '0.8125rem' }}>
      {translate('console.pageTexts.placeholders')}
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {PAGE_TEXT_PLACEHOLDERS.map((name) => (
          <li key={name}>
            <code>{`{{${name}}}`}</code> {facts?.[name]}
          </li>
        ))}
      </Box>
    </Box>
  );
}
