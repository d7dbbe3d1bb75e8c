import { Link, useTranslate } from 'react-admin';
import { useReaderLocale } from '../api/use-call.js';
import { TwoLines } from '../components/TwoLines.js';
import { seconds } from './figures.js';
import { LabelledTable, type LabelledColumn } from './LabelledTable.js';
import type { ServiceQueues } from './queues.js';

/** Lists waiting events by service; parked ones link to the page on which staff settle them. */
export function QueueTable({ queues }: { readonly queues: readonly ServiceQueues[] }) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const named = (name: string): string => translate(`console.processes.${name}`);
  const columns: LabelledColumn<ServiceQueues>[] = [
    { label: named('service'), render: ({ service }) => service },
    { label: named('unpublished'), isNumber: true, render: ({ unpublished }) => unpublished },
    {
      label: named('oldest'),
      isNumber: true,
      render: ({ oldestSeconds }) => oldestSeconds !== undefined && seconds(oldestSeconds, locale),
    },
    {
      label: named('behind'),
      isNumber: true,
      render: ({ behind, furthest }) => <TwoLines main={behind} under={furthest} />,
    },
    {
      label: named('parked'),
      isNumber: true,
      render: ({ service, parked }) => (parked ? <Link to={parkedPath(service)}>{parked}</Link> : parked),
    },
    {
      label: named('search'),
      isNumber: true,
      render: ({ searchSeconds }) => searchSeconds !== undefined && seconds(searchSeconds, locale),
    },
  ];
  return (
    <LabelledTable label={named('queues')} columns={columns} rows={queues} keyOf={({ service }) => service} />
  );
}

const parkedPath = (service: string): string =>
  `/parked-events?filter=${encodeURIComponent(JSON.stringify({ service }))}`;
