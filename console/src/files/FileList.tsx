import { Link } from '@mui/material';
import { BooleanInput, DataTable, SearchInput, SelectInput, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { ListedFileView } from '@mall/contracts/file';
import { useCall } from '../api/use-call.js';
import { useMay } from '../api/use-may.js';
import { ConfirmButton } from '../components/ConfirmButton.js';
import { ConsoleList, denseTable, NothingHere } from '../components/ConsoleList.js';
import { Moment } from '../components/Moment.js';
import { ToneWord } from '../components/StatusWord.js';
import { TwoLines } from '../components/TwoLines.js';
import { fileUse } from './file-use.js';

const PURPOSES = (
  [
    'car',
    'video',
    'brand',
    'shop',
    'avatar',
    'slip',
    'contract',
    'paper',
    'passport',
    'licence',
    'chat',
    'document',
  ] as const
).map((id) => ({ id, name: `console.files.purposes.${id}` }));

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="purpose" source="purpose" choices={PURPOSES} alwaysOn />,
  <BooleanInput key="orphan" source="isOrphan" alwaysOn />,
];

/** Lists uploaded files and their uses. */
export function FileList() {
  const translate = useTranslate();
  const mayRemove = useMay('file.removeOrphan');
  return (
    <ConsoleList filters={filters} exporter={false} sort={{ field: 'createTime', order: 'DESC' }}>
      <DataTable
        bulkActionButtons={false}
        rowClick={false}
        size="small"
        sx={denseTable}
        empty={<NothingHere why="console.files.none" />}
      >
        <DataTable.Col
          source="originName"
          cellSx={() => ({ overflowWrap: 'anywhere' })}
          render={(file: ListedFileView) => (
            <TwoLines main={<FileName file={file} />} under={file.contentType} />
          )}
        />
        <DataTable.Col
          source="purpose"
          render={({ purpose }: ListedFileView) => translate(`console.files.purposes.${purpose}`)}
        />
        <DataTable.Col
          source="sizeBytes"
          align="right"
          render={({ sizeBytes }: ListedFileView) => Math.ceil(sizeBytes / 1024)}
        />
        <DataTable.Col
          source="ownerName"
          render={({ ownerName, ownerZone }: ListedFileView) => (
            <TwoLines
              main={ownerName ?? translate('console.files.byMall')}
              under={ownerZone && translate(`console.files.zones.${ownerZone}`)}
            />
          )}
        />
        <DataTable.Col
          source="createTime"
          render={({ createTime }: ListedFileView) => <Moment at={createTime} />}
        />
        <DataTable.Col source="usedBy" disableSort render={(file: ListedFileView) => <Uses file={file} />} />
        <DataTable.Col
          source="remove"
          disableSort
          render={(file: ListedFileView) => file.isOrphan && mayRemove && <RemoveOrphan file={file} />}
        />
      </DataTable>
    </ConsoleList>
  );
}

const FileName = ({ file: { originName, url } }: { readonly file: ListedFileView }) =>
  url === null ? (
    originName
  ) : (
    <Link href={url} target="_blank" rel="noreferrer">
      {originName}
    </Link>
  );

function Uses({ file }: { readonly file: ListedFileView }) {
  const translate = useTranslate();
  if (file.isPublic) return translate('console.files.public');
  if (file.isOrphan) return <ToneWord tone="warning">{translate('console.files.orphan')}</ToneWord>;
  return file.usedBy.map(fileUse).map(({ kind, id, path }) => {
    const words = translate(`console.files.uses.${kind}`, { id, _: `${kind} ${id}` });
    return (
      <div key={kind + id}>
        {path ? (
          <Link component={RouterLink} to={path}>
            {words}
          </Link>
        ) : (
          words
        )}
      </div>
    );
  });
}

function RemoveOrphan({ file: { fileId, originName } }: { readonly file: ListedFileView }) {
  const translate = useTranslate();
  const call = useCall();
  return (
    <ConfirmButton
      label="ra.action.delete"
      title="console.files.removeTitle"
      content={translate('console.files.removeSure', { name: originName })}
      done="console.files.removed"
      onConfirm={() => call('file.removeOrphan', { fileId })}
    />
  );
}
