import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { ReviewedDocument, ShopApplicationView } from '@mall/contracts/tenant';
import { phone } from '@mall/web-kit';
import { PersonName } from '../components/PersonName.js';
import { Facts } from '../components/Facts.js';
import { Moment } from '../components/Moment.js';

interface ApplicationFactsProps {
  readonly application: ShopApplicationView;
  /** Returns the input for an objection to one of the facts; false when nothing is decided now. */
  readonly objectTo: (document: ReviewedDocument) => ReactNode;
}

/** Lists the applicant's facts, each with the input for an objection. */
export function ApplicationFacts({ application, objectTo }: ApplicationFactsProps) {
  const translate = useTranslate();
  const label = (name: string) => translate(`resources.shop-applications.fields.${name}`);
  const row = (name: 'shopName' | 'intro' | 'uscc' | 'exportLicenceNo' | 'bankAccount') => ({
    label: label(name),
    value: application[name] && (
      <Row>
        {application[name]}
        {objectTo(name)}
      </Row>
    ),
  });
  return (
    <Facts
      facts={[
        row('shopName'),
        row('intro'),
        row('uscc'),
        row('exportLicenceNo'),
        row('bankAccount'),
        {
          label: label('contactName'),
          value: (
            <Row>
              {`${application.contactName}, ${phone(application.mobile)}`}
              {objectTo('contact')}
            </Row>
          ),
        },
        { label: label('attempt'), value: application.attempt },
        { label: label('submitTime'), value: <Moment at={application.submitTime} /> },
        {
          label: label('reviewedBy'),
          value: application.reviewedBy && <PersonName login={application.reviewedBy} />,
        },
        {
          label: label('reviewTime'),
          value: application.reviewTime && <Moment at={application.reviewTime} />,
        },
      ]}
    />
  );
}

const Row = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>{children}</Box>
);
