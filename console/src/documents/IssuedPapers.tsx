import { TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { DocumentView } from '@mall/contracts/order';
import { Moment } from '../components/Moment.js';
import { WideTable } from '../components/WideTable.js';
import type { PaperToOpen } from './PaperDialog.js';
import { PaperLanguages } from './PaperLanguages.js';
import { PaperStage } from './PaperStage.js';

interface IssuedPapersProps {
  readonly papers: readonly DocumentView[];
  readonly onOpen: (paper: PaperToOpen) => void;
}

/** Papers in the order in which they were issued, the newest first. */
export function IssuedPapers({ papers, onOpen }: IssuedPapersProps) {
  const translate = useTranslate();
  const label = (name: string) => translate(`resources.documents.fields.${name}`);
  if (papers.length === 0) return <Typography variant="body2">{translate('console.papers.none')}</Typography>;
  return (
    <WideTable label={translate('console.papers.issued')}>
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
        {papers.map((paper) => (
          <TableRow key={paper.documentId}>
            <TableCell sx={{ whiteSpace: 'nowrap' }}>{paper.documentNumber}</TableCell>
            <TableCell>
              <PaperStage paper={paper} />
            </TableCell>
            <TableCell align="right">{paper.version}</TableCell>
            <TableCell align="right">{paper.templateVersion}</TableCell>
            <TableCell>
              <Moment at={paper.issuedTime} />
            </TableCell>
            <TableCell>
              <PaperLanguages paper={paper} onOpen={onOpen} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </WideTable>
  );
}
