import ChevronRight from '@mui/icons-material/ChevronRight';
import { Box, CircularProgress } from '@mui/material';
import { useState, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { LEVEL_BETWEEN, MAX_LEVEL, type CascadeOption, type CascadeSource } from '../cascade.js';
import type { FieldProps } from '../field-props.js';
import { PickerField } from '../picker/PickerField.js';
import { ReadFailure } from '../ReadFailure.js';
import { namesOf, useCascade, type CascadeLevel } from '../use-cascade.js';

export interface CascadeOptions {
  /** Source of the choices of each level. */
  readonly from: CascadeSource;
  /** Levels at most. */
  readonly maxLevel?: number;
  /** Whether a level above the last one can be chosen too. */
  readonly isAnyLevel?: boolean;
}

/** The value is the path of codes from the first level on. */
export interface CascadeFieldProps extends FieldProps<readonly string[]>, CascadeOptions {}

/** A choice by levels: each level is loaded when the one above it is chosen. */
export function CascadeField({
  value,
  onChange,
  from,
  maxLevel = MAX_LEVEL,
  isAnyLevel = false,
  ...field
}: CascadeFieldProps) {
  const levels = useCascade(from, value, maxLevel);
  return (
    <PickerField {...field} shown={namesOf(levels, value).join(LEVEL_BETWEEN)} onClear={() => onChange([])}>
      {(close) => (
        <Columns
          label={field.label}
          value={value}
          from={from}
          maxLevel={maxLevel}
          onPath={(path, option) => {
            const isLast = option.isLeaf || path.length === maxLevel;
            if (isLast || isAnyLevel) onChange(path);
            if (isLast) close();
          }}
        />
      )}
    </PickerField>
  );
}

interface ColumnsProps {
  readonly label: string;
  readonly value: readonly string[];
  readonly from: CascadeSource;
  readonly maxLevel: number;
  readonly onPath: (path: readonly string[], option: CascadeOption) => void;
}

function Columns({ label, value, from, maxLevel, onPath }: ColumnsProps) {
  const [path, setPath] = useState(value);
  const levels = useCascade(from, path, maxLevel).filter(
    ({ options, isLoading, hasFailed }) => options.length > 0 || isLoading || hasFailed,
  );
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const target = focusAfter(event.key, event.target as HTMLElement);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  return (
    <Box
      role="group"
      aria-label={label}
      onKeyDown={move}
      sx={{ display: 'flex', maxWidth: '92vw', overflowX: 'auto' }}
    >
      {levels.map((level, index) => (
        <Column
          key={path.slice(0, index).join()}
          level={level}
          number={index + 1}
          chosen={path[index]}
          onChoose={(option) => {
            const next = [...path.slice(0, index), option.code];
            setPath(next);
            onPath(next, option);
          }}
        />
      ))}
    </Box>
  );
}

interface ColumnProps {
  readonly level: CascadeLevel;
  readonly number: number;
  readonly chosen: string | undefined;
  readonly onChoose: (option: CascadeOption) => void;
}

function Column({ level: { options, isLoading, hasFailed }, number, chosen, onChoose }: ColumnProps) {
  const translate = useTranslate();
  return (
    <Box
      component="ul"
      aria-label={translate('console.widgets.cascade.level', { number })}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        minWidth: 160,
        height: 280,
        overflowY: 'auto',
        borderInlineEnd: 1,
        borderColor: 'divider',
      }}
    >
      {isLoading && <CircularProgress size={20} sx={{ m: 2 }} />}
      {hasFailed && <ReadFailure />}
      {options.map((option) => (
        <li key={option.code}>
          <Box
            component="button"
            type="button"
            aria-pressed={option.code === chosen}
            onClick={() => onChoose(option)}
            sx={optionStyle}
          >
            <span>{option.name}</span>
            {!option.isLeaf && <ChevronRight fontSize="small" aria-hidden />}
          </Box>
        </li>
      ))}
    </Box>
  );
}

const optionStyle = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 1,
  width: '100%',
  minHeight: 32,
  px: 1,
  border: 0,
  font: 'inherit',
  fontSize: '0.875rem',
  textAlign: 'start',
  color: 'text.primary',
  background: 'none',
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'action.hover' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
  '&[aria-pressed="true"]': { fontWeight: 600, backgroundColor: 'action.selected' },
} as const;

/** Moves the focus by arrow keys: up and down in a column, left and right between columns. */
function focusAfter(key: string, from: HTMLElement): HTMLElement | null | undefined {
  const item = from.closest('li');
  const column = item?.parentElement;
  if (key === 'ArrowDown') return item?.nextElementSibling?.querySelector('button');
  if (key === 'ArrowUp') return item?.previousElementSibling?.querySelector('button');
  const beside =
    key === 'ArrowRight' ? column?.nextElementSibling : key === 'ArrowLeft' && column?.previousElementSibling;
  if (!beside) return undefined;
  return (
    beside.querySelector<HTMLElement>('button[aria-pressed="true"]') ??
    beside.querySelector<HTMLElement>('button')
  );
}
