import { useTranslate } from 'react-admin';
import { useReaderLocale } from '../api/use-call.js';
import { NothingHere } from '../components/ConsoleList.js';
import { Age } from '../components/Moment.js';
import { milliseconds } from './figures.js';
import { LabelledTable, type LabelledColumn } from './LabelledTable.js';
import type { slowestOf } from './queues.js';

type Work = ReturnType<typeof slowestOf>[number];

interface WorkTableProps {
  readonly kind: 'slowest' | 'failures';
  readonly works: readonly Work[];
}

/** Lists slow or failed work, with the ids by which its log lines and trace are found. */
export function WorkTable({ kind, works }: WorkTableProps) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const named = (name: string): string => translate(`console.processes.${name}`);
  if (works.length === 0) return <NothingHere why={`console.processes.none.${kind}`} />;
  const figure: LabelledColumn<Work> =
    kind === 'slowest'
      ? {
          label: named('duration'),
          isNumber: true,
          render: ({ durationMs }) => durationMs !== null && milliseconds(durationMs, locale),
        }
      : { label: named('kind'), render: (work) => work.kind };
  const columns: LabelledColumn<Work>[] = [
    { label: named('work'), render: ({ name }) => name },
    figure,
    { label: named('when'), render: ({ time }) => <Age at={time} /> },
    { label: named('process'), render: ({ processId }) => processId },
    { label: named('requestId'), render: ({ requestId }) => requestId },
    { label: named('traceId'), render: ({ traceId }) => traceId },
  ];
  return (
    <LabelledTable
      label={named(kind)}
      columns={columns}
      rows={works}
      keyOf={({ processId, time, name }, at) => `${processId} ${time} ${name} ${at}`}
    />
  );
}
