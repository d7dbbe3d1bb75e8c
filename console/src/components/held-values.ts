import type { KeepStateOptions } from 'react-hook-form';

/**
 * Options of the reset that react-admin runs whenever a form appears or its record changes. While the values are held, a reset
 * changes nothing, so that a tab that is shown again keeps its input.
 */
export class HeldValues implements KeepStateOptions {
  keepValues = false;
  keepDirty = false;
  keepErrors = false;
  keepTouched = false;
  keepIsSubmitted = false;
  keepSubmitCount = false;
  keepFieldsRef = false;

  hold(isHeld: boolean): void {
    this.keepValues = isHeld;
    this.keepDirty = isHeld;
    this.keepErrors = isHeld;
    this.keepTouched = isHeld;
    this.keepIsSubmitted = isHeld;
    this.keepSubmitCount = isHeld;
    this.keepFieldsRef = isHeld;
  }
}
