import { TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { DocumentView } from '@mall/contracts/order';
import { Moment } from '../components/Moment.js';
import { WideTable } from '../components/WideTable.js';
import type { DocumentToOpen } from '../components/documents/DocumentDialog.js';
import { DocumentLanguages } from '../components/documents/DocumentLanguages.js';
import { DocumentStage } from '../components/documents/DocumentStage.js';

interface IssuedDocumentsProps {
  readonly documents: readonly DocumentView[];
  readonly onOpen: (document: DocumentToOpen) => void;
}

/** Lists documents by date of issue, newest first. */
export function IssuedDocuments({ documents, onOpen }: IssuedDocumentsProps) {
  const translate = useTranslate();
  const label = (name: string) => translate(`resources.documents.fields.${name}`);
  if (documents.length === 0)
    return <Typography variant="body2">{translate('console.documents.noneIssued')}</Typography>;
  return (
    <WideTable label={translate('console.documents.issued')}>
      <TableHead>
        <TableRow>
          <TableCell>{label('documentNumber')}</TableCell>
          <TableCell>{label('stage')}</TableCell>
          <TableCell align="right">{label('version')}</TableCell>
          <TableCell align="right">{label('templateVersion')}</TableCell>
          <TableCell>{label('issuedTime')}</TableCell>
          <TableCell>PDF</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {documents.map((document) => (
          <TableRow key={document.documentId}>
            <TableCell sx={{ whiteSpace: 'nowrap' }}>{document.documentNumber}</TableCell>
            <TableCell>
              <DocumentStage document={document} />
            </TableCell>
            <TableCell align="right">{document.version}</TableCell>
            <TableCell align="right">{document.templateVersion}</TableCell>
            <TableCell>
              <Moment at={document.issuedTime} />
            </TableCell>
            <TableCell>
              <DocumentLanguages document={document} onOpen={onOpen} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </WideTable>
  );
}
