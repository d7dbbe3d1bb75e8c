import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ProcessView } from '@mall/contracts/admin';
import type { Locale } from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';
import { useMay } from '../api/use-may.js';
import { Age, Moment } from '../components/Moment.js';
import { ToneWord } from '../components/StatusWord.js';
import { TwoLines } from '../components/TwoLines.js';
import { megabytes, milliseconds, percent, uptime } from './figures.js';
import { LabelledTable, type LabelledColumn } from './LabelledTable.js';
import { LogLevelDialog } from './LogLevelDialog.js';
import { ProfileDialog } from './ProfileDialog.js';

interface Opened {
  readonly dialog: 'logLevel' | 'profile';
  readonly process: ProcessView;
}

/** Lists every process and marks those that do not respond; operators change the log level and take profiles here. */
export function ProcessTable({ processes }: { readonly processes: readonly ProcessView[] }) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const mayControl = useMay('admin.process.setLogLevel');
  const [opened, setOpened] = useState<Opened>();
  const close = (): void => setOpened(undefined);
  const named = (name: string): string => translate(`console.processes.${name}`);
  const columns = [
    {
      label: named('process'),
      render: ({ service, processId }: ProcessView) => <TwoLines main={service} under={processId} />,
    },
    { label: named('state'), render: (process: ProcessView) => <State process={process} /> },
    ...figureColumns(named, locale),
    { label: named('logLevel'), render: (process: ProcessView) => <Level process={process} /> },
  ];
  const actions = {
    label: named('actions'),
    render: (process: ProcessView) =>
      process.isReachable && (
        <>
          <Button size="small" onClick={() => setOpened({ dialog: 'logLevel', process })}>
            {named('changeLevel')}
          </Button>
          <Button size="small" onClick={() => setOpened({ dialog: 'profile', process })}>
            {named('profile')}
          </Button>
        </>
      ),
  };
  return (
    <>
      <LabelledTable
        label={named('services')}
        columns={mayControl ? [...columns, actions] : columns}
        rows={processes}
        keyOf={({ processId }) => processId}
      />
      {opened?.dialog === 'logLevel' && <LogLevelDialog service={opened.process.service} onClose={close} />}
      {opened?.dialog === 'profile' && <ProfileDialog processId={opened.process.processId} onClose={close} />}
    </>
  );
}

function figureColumns(named: (name: string) => string, locale: Locale): LabelledColumn<ProcessView>[] {
  const figure = (
    name: 'cpuPercent' | 'eventLoopP99Ms' | 'rssBytes' | 'heapUsedBytes',
    write: (value: number, locale: Locale) => string,
  ): LabelledColumn<ProcessView> => ({
    label: named(name),
    isNumber: true,
    render: ({ [name]: value }) => value !== null && value !== undefined && write(value, locale),
  });
  return [
    { label: named('version'), render: ({ version }) => version },
    {
      label: named('uptime'),
      isNumber: true,
      render: ({ startTime }) => startTime && uptime(startTime, locale),
    },
    figure('cpuPercent', percent),
    figure('eventLoopP99Ms', milliseconds),
    figure('rssBytes', megabytes),
    figure('heapUsedBytes', megabytes),
  ];
}

function State({ process: { isReachable, answeredTime } }: { readonly process: ProcessView }) {
  const translate = useTranslate();
  if (isReachable) return <ToneWord tone="success">{translate('console.processes.answers')}</ToneWord>;
  return (
    <>
      <ToneWord tone="danger">{translate('console.processes.silent')}</ToneWord>{' '}
      {answeredTime && <Age at={answeredTime} />}
    </>
  );
}

function Level({ process: { logLevel, logLevelUntil } }: { readonly process: ProcessView }) {
  const translate = useTranslate();
  if (!logLevelUntil) return logLevel;
  return (
    <ToneWord tone="warning">
      {logLevel} {translate('console.processes.until')} <Moment at={logLevelUntil} />
    </ToneWord>
  );
}
