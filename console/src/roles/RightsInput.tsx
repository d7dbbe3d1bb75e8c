import { Box, Checkbox, FormControlLabel, Skeleton, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useInput, useRecordContext, useTranslate } from 'react-admin';
import type { MenuNode, RoleView } from '@mall/contracts/admin';
import { menuTypes } from '@mall/web-kit';
import { useRead } from '../api/use-call.js';
import { matching, stateOf, toggled } from './menu-choice.js';

/** Edits the rights of a role: menu pages and the buttons on them, as a tree of checkboxes. */
export function RightsInput() {
  const translate = useTranslate();
  const role = useRecordContext<RoleView & { id: string }>();
  const { field } = useInput({ source: 'menuIds', defaultValue: [] });
  const { data: nodes } = useRead('admin.menu.tree', {});
  const [sought, setSought] = useState('');
  const chosen = new Set((field.value ?? []) as readonly string[]);
  return (
    <Box
      component="fieldset"
      sx={{ border: 1, borderColor: 'divider', borderRadius: '6px', p: 2, m: 0, width: '100%' }}
    >
      <Typography component="legend" variant="h3" sx={{ px: 1 }}>
        {translate('resources.roles.fields.menuIds')}
      </Typography>
      {role?.grantsAll && (
        <Typography variant="body2" color="text.secondary">
          {translate('console.roles.allHint')}
        </Typography>
      )}
      <TextField
        type="search"
        size="small"
        fullWidth
        label={translate('console.roles.search')}
        value={sought}
        onChange={({ target }) => setSought(target.value)}
        sx={{ maxWidth: 360, mb: 1 }}
      />
      {!nodes && <Skeleton variant="rounded" sx={{ height: 300 }} />}
      {nodes && (
        <MenuBranch
          nodes={matching(nodes, sought)}
          chosen={chosen}
          isFixed={role?.grantsAll === true}
          onToggle={(node) => field.onChange(toggled(node, chosen))}
          isTop
        />
      )}
    </Box>
  );
}

/** Whether a node needs a checkbox; pages that everybody sees need none. */
const opensSomething = ({ permission, children }: MenuNode): boolean =>
  permission !== null || children.length > 0;

interface BranchProps {
  /** Whether these are the top-level subjects, shown as columns of cards. */
  readonly isTop?: boolean;
  readonly nodes: readonly MenuNode[];
  readonly chosen: ReadonlySet<string>;
  readonly isFixed: boolean;
  readonly onToggle: (node: MenuNode) => void;
}

function MenuBranch({ nodes, isTop, ...rest }: BranchProps) {
  const { chosen, isFixed, onToggle } = rest;
  const areButtons = nodes.every(({ menuType }) => menuType === menuTypes.button);
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        pl: 0,
        '& ul': { pl: 4 },
        ...(isTop && {
          display: 'grid',
          gap: 1,
          alignItems: 'start',
          gridTemplateColumns: 'repeat(auto-fill, minmax(320px, 1fr))',
          '& > li': { border: 1, borderColor: 'divider', borderRadius: '6px', p: 1, minWidth: 0 },
        }),
        ...(areButtons && { display: 'flex', flexWrap: 'wrap' }),
      }}
    >
      {nodes.filter(opensSomething).map((node) => {
        const state = stateOf(node, chosen);
        return (
          <li key={node.id}>
            <FormControlLabel
              control={
                <Checkbox
                  size="small"
                  checked={state === 'all' || (node.permission !== null && chosen.has(node.id))}
                  indeterminate={state === 'some'}
                  disabled={isFixed}
                  onChange={() => onToggle(node)}
                />
              }
              label={node.label}
              title={node.permission ?? undefined}
            />
            {node.children.length > 0 && <MenuBranch nodes={node.children} {...rest} />}
          </li>
        );
      })}
    </Box>
  );
}
