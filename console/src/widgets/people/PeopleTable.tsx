import LockOutlined from '@mui/icons-material/LockOutlined';
import {
  Checkbox,
  Radio,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import type { StaffView } from '@mall/contracts/admin';
import { lockFlags, phone } from '@mall/web-kit';
import { PICKER_MODES, shareChosen, type PickerMode, type Selection } from './selection.js';

interface PeopleTableProps {
  readonly people: readonly StaffView[];
  /** The number of the first row. */
  readonly from: number;
  readonly mode: PickerMode;
  readonly chosen: Selection<StaffView>;
  readonly onToggle: (person: StaffView) => void;
  readonly onPage: (isAdded: boolean) => void;
}

/** Lists people to choose from: selection, number, name, phone, department; locked accounts are marked. */
export function PeopleTable({ people, from, mode, chosen, onToggle, onPage }: PeopleTableProps) {
  const translate = useTranslate();
  const label = (name: string) => translate(`console.widgets.people.${name}`);
  const share = shareChosen(chosen, people);
  const isMany = mode === PICKER_MODES.many;
  const Control = isMany ? Checkbox : Radio;
  return (
    <TableContainer sx={{ height: 400 }}>
      <Table size="small" stickyHeader aria-label={label('title')}>
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              {isMany && (
                <Checkbox
                  aria-label={label('page')}
                  checked={share === 'all'}
                  indeterminate={share === 'some'}
                  disabled={people.length === 0}
                  onChange={(_, isAdded) => onPage(isAdded)}
                />
              )}
            </TableCell>
            {['number', 'nickname', 'phone', 'department'].map((column) => (
              <TableCell key={column}>{label(column)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {people.map((person, index) => (
            <TableRow key={person.userId} hover onClick={() => onToggle(person)} sx={{ cursor: 'pointer' }}>
              <TableCell padding="checkbox">
                <Control
                  size="small"
                  checked={chosen.some(({ userId }) => userId === person.userId)}
                  slotProps={{ input: { 'aria-label': person.nickname } }}
                  onClick={(event) => event.stopPropagation()}
                  onChange={() => onToggle(person)}
                />
              </TableCell>
              <TableCell>{from + index}</TableCell>
              <TableCell>
                {person.nickname}
                {person.lockFlag === lockFlags.locked && (
                  <LockOutlined
                    titleAccess={label('locked')}
                    sx={{ fontSize: 16, ml: 0.5, verticalAlign: 'text-bottom' }}
                  />
                )}
              </TableCell>
              <TableCell>{person.phone && phone(person.phone)}</TableCell>
              <TableCell>{person.deptName}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
