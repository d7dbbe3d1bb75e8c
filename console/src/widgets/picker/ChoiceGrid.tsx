import { Box } from '@mui/material';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';

export interface Choice {
  readonly key: string;
  /** The accessible name; also shown unless there is `content`. */
  readonly name: string;
  readonly content?: ReactNode;
  readonly isDisabled?: boolean;
}

interface ChoiceGridProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly columns: number;
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
  /** Width of a cell in pixels. */
  readonly cell?: number;
}

/** Returns the cell to which an arrow key leads among `count` cells in rows of `columns`; otherwise undefined. */
export function cellAfter(key: string, at: number, columns: number, count: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -at,
    End: count - 1 - at,
  };
  const step = steps[key];
  if (step === undefined) return undefined;
  const next = at + step;
  return next >= 0 && next < count ? next : undefined;
}

/** A grid of choices, one of which is chosen; the arrow keys move among them. */
export function ChoiceGrid({ label, choices, columns, chosen, onChoose, cell = 72 }: ChoiceGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const current = Math.max(
    0,
    choices.findIndex(({ key }) => key === chosen),
  );
  useEffect(() => {
    grid.current?.querySelectorAll('button')[current]?.focus();
    // Sets the focus when the choice opens; later it follows the keys.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const move = (event: KeyboardEvent) => {
    const buttons = [...(grid.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const next = at < 0 ? undefined : cellAfter(event.key, at, columns, buttons.length);
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  return (
    <Box
      ref={grid}
      role="group"
      aria-label={label}
      onKeyDown={move}
      sx={{
        display: 'grid',
        gap: 0.5,
        gridTemplateColumns: `repeat(${columns}, ${cell}px)`,
        '& button': {
          font: 'inherit',
          fontSize: '0.875rem',
          minHeight: 32,
          border: 1,
          borderColor: 'transparent',
          borderRadius: 1,
          color: 'text.primary',
          backgroundColor: 'transparent',
          cursor: 'pointer',
          display: 'grid',
          placeItems: 'center',
          '&:hover': { backgroundColor: 'action.hover' },
          '&:disabled': { color: 'text.secondary', opacity: 0.6, cursor: 'default' },
          '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
          '&[aria-pressed="true"]': { borderColor: 'primary.main', fontWeight: 600 },
        },
      }}
    >
      {choices.map(({ key, name, content, isDisabled }) => (
        <button
          key={key}
          type="button"
          aria-label={name}
          aria-pressed={key === chosen}
          title={content ? name : undefined}
          disabled={isDisabled}
          onClick={() => onChoose(key)}
        >
          {content ?? name}
        </button>
      ))}
    </Box>
  );
}
