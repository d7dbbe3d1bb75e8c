import { useRecordContext } from 'react-admin';
import type { PageTextView } from '@mall/contracts/admin';
import { Section } from '../components/Facts.js';
import { RecordShow } from '../components/RecordPages.js';
import { HistoryButton } from './HistoryButton.js';
import { TextFacts } from './TextFacts.js';
import { TextPreview } from './TextPreview.js';

export const PageTextShow = () => (
  <RecordShow>
    <PageTextPage />
  </RecordShow>
);

/** Shows a text of the shop to those who may read but not change it. */
function PageTextPage() {
  const text = useRecordContext<PageTextView & { id: string }>();
  if (!text) return null;
  return (
    <Section title={text.name} action={<HistoryButton />}>
      <TextFacts text={text} />
      <TextPreview code={text.code} content={text} />
    </Section>
  );
}
