import FlagOutlined from '@mui/icons-material/FlagOutlined';
import { Box, Button, MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { RejectReasonCode, ReviewedDocument } from '@mall/contracts/tenant';
import { useChoices } from '../api/use-call.js';

export interface Objection {
  readonly code: RejectReasonCode;
  readonly text: string;
}

export type Objections = Readonly<Partial<Record<ReviewedDocument, Objection | undefined>>>;

interface ObjectionInputProps {
  readonly document: ReviewedDocument;
  readonly objection: Objection | undefined;
  readonly onChange: (objection: Objection | undefined) => void;
}

/** Edits the objection to one part of an application: a reason from the list, and the reviewer's own words. */
export function ObjectionInput({ document, objection, onChange }: ObjectionInputProps) {
  const translate = useTranslate();
  const { choices: reasons, failure } = useChoices('shop_reject_reason');
  const part = translate(`console.applications.documents.${document}`);
  if (!objection) {
    return (
      <Button
        size="small"
        color="inherit"
        startIcon={<FlagOutlined fontSize="small" />}
        aria-label={`${translate('console.applications.object')}: ${part}`}
        onClick={() => onChange({ code: (reasons[0]?.value ?? 'other') as RejectReasonCode, text: '' })}
      >
        {translate('console.applications.object')}
      </Button>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 1, mt: 1, width: '100%', maxWidth: 420 }}>
      <TextField
        select
        label={`${translate('console.applications.reason')}: ${part}`}
        error={failure !== undefined}
        helperText={failure}
        value={objection.code}
        onChange={({ target }) => onChange({ ...objection, code: target.value as RejectReasonCode })}
      >
        {reasons.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={translate('console.applications.comment')}
        value={objection.text}
        onChange={({ target }) => onChange({ ...objection, text: target.value })}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      <Button size="small" color="inherit" onClick={() => onChange(undefined)} sx={{ justifySelf: 'start' }}>
        {translate('console.applications.withdrawObjection')}
      </Button>
    </Box>
  );
}
