import { Box } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { ReviewedDocument, ShopApplicationView } from '@mall/contracts/tenant';
import { reviewStatuses } from '@mall/web-kit';
import { useMay } from '../api/use-may.js';
import { Section } from '../components/Facts.js';
import { Picture } from '../components/Picture.js';
import { PrivateDocument } from '../components/PrivateDocument.js';
import { RecordShow } from '../components/RecordPages.js';
import { StatusWord } from '../components/StatusWord.js';
import { ApplicationFacts } from './ApplicationFacts.js';
import { ApplicationDecision } from './ApplicationDecision.js';
import { ObjectionInput, type Objections } from './ObjectionInput.js';

export function ApplicationShow() {
  return (
    <RecordShow>
      <ApplicationPage />
    </RecordShow>
  );
}

/** The documents that are shown side by side. */
const DOCUMENTS = [
  'businessLicense',
  'identityCardFront',
  'identityCardLater',
] as const satisfies readonly ReviewedDocument[];

function ApplicationPage() {
  const translate = useTranslate();
  const application = useRecordContext<ShopApplicationView & { id: string }>();
  const canAccess = useMay('tenant.review.audit');
  const [objections, setObjections] = useState<Objections>({});
  if (!application) return null;
  const isOpen = application.status === reviewStatuses.reviewing.code && canAccess;
  const objectTo = (document: ReviewedDocument) =>
    isOpen && (
      <ObjectionInput
        document={document}
        objection={objections[document]}
        onChange={(objection) => setObjections((now) => ({ ...now, [document]: objection }))}
      />
    );
  const label = (name: string) => translate(`resources.shop-applications.fields.${name}`);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Section
        title={application.shopName}
        action={<StatusWord dictionary="shop_review_status" value={application.status} />}
      >
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'minmax(0,2fr) minmax(0,1fr)' },
          }}
        >
          <ApplicationFacts application={application} objectTo={objectTo} />
          {application.shopLogo && (
            <Box>
              <Picture url={application.shopLogo} alt={label('shopLogo')} width={160} />
              {objectTo('shopLogo')}
            </Box>
          )}
        </Box>
        {application.reasons.length > 0 && (
          <Box component="ul" sx={{ mb: 0, fontSize: '0.875rem' }}>
            {application.reasons.map((reason) => (
              <li key={`${reason.document}-${reason.code}`}>
                {translate(`console.applications.documents.${reason.document}`)}: {reason.text}
              </li>
            ))}
          </Box>
        )}
      </Section>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
        }}
      >
        {DOCUMENTS.map((document) => (
          <Section key={document} title={translate(`console.applications.documents.${document}`)}>
            <PrivateDocument
              url={application[document]}
              name={translate(`console.applications.documents.${document}`)}
              height={360}
            />
            {objectTo(document)}
          </Section>
        ))}
      </Box>
      {isOpen && <ApplicationDecision application={application} objections={objections} />}
    </Box>
  );
}
