import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Icon, type IconName } from './Icon.js';
import styles from './Button.module.css';

interface Look {
  readonly look?: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly icon?: IconName;
  readonly small?: boolean;
  readonly wide?: boolean;
  readonly children?: ReactNode;
}

const classOf = ({ look = 'secondary', small, wide }: Look, extra?: string): string =>
  [styles['button'], styles[look], small && styles['small'], wide && styles['wide'], extra]
    .filter(Boolean)
    .join(' ');

/** A button; `busy` prevents a second press and is announced to screen readers. */
export function Button({
  look,
  icon,
  small,
  wide,
  busy,
  className,
  children,
  disabled,
  type = 'button',
  ...rest
}: Look & { busy?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type={type}
      className={classOf({ look, small, wide }, className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      // The field keeps the focus: its validation on blur could insert a message above the button and move it away from the
      // pointer.
      onMouseDown={type === 'submit' ? (event) => event.preventDefault() : undefined}
      {...rest}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

export function ButtonLink({ look, icon, small, wide, className, children, ...rest }: Look & LinkProps) {
  return (
    <Link className={classOf({ look, small, wide }, className)} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}
