import { Box, Button, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PeopleFilter } from './use-people.js';
import { useRead } from '../../api/use-call.js';
import { ofPlatform, type PlatformRole } from './platform.js';

interface PeopleSearchProps {
  /** One field for everything, or separate ones for name, phone and role. */
  readonly by: 'keyWord' | 'fields';
  /** The chosen department. */
  readonly deptId: string;
  readonly onSearch: (filter: PeopleFilter) => void;
  readonly onReset: () => void;
}

/** The search fields; Enter searches too. */
export function PeopleSearch({ by, deptId, onSearch, onReset }: PeopleSearchProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState<PeopleFilter>({});
  const search = () => onSearch({ ...typed, deptId });
  const box = (name: 'keyWord' | 'nickname' | 'phone') => (
    <TextField
      label={translate(`console.widgets.people.${name}`)}
      value={typed[name] ?? ''}
      onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
      slotProps={{ htmlInput: { maxLength: 50 } }}
    />
  );
  return (
    <Box
      component="form"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        // The picker may be inside another form.
        event.stopPropagation();
        search();
      }}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        mb: 1,
        '& .MuiTextField-root': { width: 170, m: 0 },
      }}
    >
      {by === 'keyWord' ? (
        box('keyWord')
      ) : (
        <>
          {box('nickname')}
          {box('phone')}
          <RoleBox value={typed.roleId ?? ''} onChange={(roleId) => setTyped({ ...typed, roleId })} />
        </>
      )}
      <Button type="submit" variant="contained">
        {translate('ra.action.search')}
      </Button>
      <Button
        variant="outlined"
        onClick={() => {
          setTyped({});
          onReset();
        }}
      >
        {translate('console.widgets.people.reset')}
      </Button>
    </Box>
  );
}

interface RoleBoxProps {
  readonly value: string;
  readonly onChange: (roleId: string) => void;
}

function RoleBox({ value, onChange }: RoleBoxProps) {
  const translate = useTranslate();
  const roles = useRoles();
  return (
    <TextField
      select
      label={translate('console.widgets.people.role')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <MenuItem value="">—</MenuItem>
      {roles.map(({ roleId, roleName }) => (
        <MenuItem key={roleId} value={roleId}>
          {roleName}
        </MenuItem>
      ))}
    </TextField>
  );
}

const NONE: readonly PlatformRole[] = [];

/** Returns the roles of the platform that this console was built for. */
function useRoles(): readonly PlatformRole[] {
  const { data } = useRead('admin.role.list', {}, { staleTime: 60_000 });
  const env: Readonly<Record<string, string | undefined>> = import.meta.env;
  return data ? ofPlatform(data, env['VITE_PLATFORM'], env['VITE_PLATFORM_SUB']) : NONE;
}
