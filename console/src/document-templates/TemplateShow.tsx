import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { TemplateView } from '@mall/contracts/order';
import { localised } from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';
import { PersonName } from '../components/PersonName.js';
import { Facts, Section } from '../components/Facts.js';
import { Moment } from '../components/Moment.js';
import { RecordShow } from '../components/RecordPages.js';
import { PreviewDialog } from './PreviewDialog.js';
import { StartDraftButton } from './StartDraftButton.js';
import { TemplateState, ValidFrom } from './template-words.js';

export function TemplateShow() {
  return (
    <RecordShow>
      <TemplatePage />
    </RecordShow>
  );
}

/** Shows a published version of a template, which never changes; a new draft can be made from it. */
function TemplatePage() {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const template = useRecordContext<TemplateView & { id: string }>();
  const [isLooking, setLooking] = useState(false);
  if (!template?.clauses) return null;
  const label = (name: string) => translate(`resources.document-templates.fields.${name}`);
  const { kind, title, preamble, clauses } = template;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Section
        title={translate(`console.templates.kinds.${kind}`)}
        action={
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Button size="small" variant="outlined" onClick={() => setLooking(true)}>
              {translate('console.templates.preview')}
            </Button>
            <StartDraftButton template={template} />
          </Box>
        }
      >
        <Facts
          facts={[
            { label: label('state'), value: <TemplateState state={template.state} /> },
            { label: label('version'), value: template.version },
            { label: label('validFrom'), value: template.validFrom && <ValidFrom at={template.validFrom} /> },
            { label: label('issuedCount'), value: template.issuedCount },
            { label: label('note'), value: template.note },
            {
              label: label('publishedBy'),
              value: template.publishedBy && <PersonName login={template.publishedBy} />,
            },
            {
              label: label('publishTime'),
              value: template.publishTime && <Moment at={template.publishTime} />,
            },
          ]}
        />
      </Section>
      <Section title={localised(title, locale)}>
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
          {localised(preamble, locale)}
        </Typography>
        {clauses.map((clause, index) => (
          <Box component="section" key={clause.clauseId} sx={{ mt: 2 }}>
            <Typography variant="h3">
              {index + 1}. {localised(clause.title, locale)}
            </Typography>
            <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
              {localised(clause.text, locale)}
            </Typography>
          </Box>
        ))}
      </Section>
      {isLooking && (
        <PreviewDialog content={{ kind, title, preamble, clauses }} onClose={() => setLooking(false)} />
      )}
    </Box>
  );
}
