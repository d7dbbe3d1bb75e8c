import { QUARTER_BYTES } from '../src/count/block-parts';
import { bitsInCommon } from './quarters';

// The loops take several vectors at a time, because the compiler does not unroll them.
const STEP = 2 * QUARTER_BYTES;

export function and(into: usize, left: usize, right: usize, length: usize): void {
  for (const end = left + length; left < end; into += STEP, left += STEP, right += STEP) {
    v128.store(into, v128.and(v128.load(left), v128.load(right)));
    v128.store(into, v128.and(v128.load(left, 16), v128.load(right, 16)), 16);
    v128.store(into, v128.and(v128.load(left, 32), v128.load(right, 32)), 32);
    v128.store(into, v128.and(v128.load(left, 48), v128.load(right, 48)), 48);
  }
}

export function andNot(into: usize, left: usize, right: usize, length: usize): void {
  for (const end = left + length; left < end; into += STEP, left += STEP, right += STEP) {
    v128.store(into, v128.andnot(v128.load(left), v128.load(right)));
    v128.store(into, v128.andnot(v128.load(left, 16), v128.load(right, 16)), 16);
    v128.store(into, v128.andnot(v128.load(left, 32), v128.load(right, 32)), 32);
    v128.store(into, v128.andnot(v128.load(left, 48), v128.load(right, 48)), 48);
  }
}

export function countBoth(left: usize, right: usize, length: usize): u32 {
  let count: u32 = 0;
  for (const end = left + length; left < end; left += STEP, right += STEP)
    count += (inQuarter(left, right) + inQuarter(left + QUARTER_BYTES, right + QUARTER_BYTES)) as u32;
  return count;
}

function inQuarter(left: usize, right: usize): u64 {
  return bitsInCommon(right, load<u64>(left), load<u64>(left, 8), load<u64>(left, 16), load<u64>(left, 24));
}

export function haveBoth(left: usize, right: usize, length: usize): bool {
  for (const end = left + length; left < end; left += STEP, right += STEP) {
    const first = v128.or(
      v128.and(v128.load(left), v128.load(right)),
      v128.and(v128.load(left, 16), v128.load(right, 16)),
    );
    const second = v128.or(
      v128.and(v128.load(left, 32), v128.load(right, 32)),
      v128.and(v128.load(left, 48), v128.load(right, 48)),
    );
    if (v128.any_true(v128.or(first, second))) return true;
  }
  return false;
}

export function haveMore(left: usize, right: usize, length: usize): bool {
  for (const end = left + length; left < end; left += STEP, right += STEP) {
    const first = v128.or(
      v128.andnot(v128.load(left), v128.load(right)),
      v128.andnot(v128.load(left, 16), v128.load(right, 16)),
    );
    const second = v128.or(
      v128.andnot(v128.load(left, 32), v128.load(right, 32)),
      v128.andnot(v128.load(left, 48), v128.load(right, 48)),
    );
    if (v128.any_true(v128.or(first, second))) return true;
  }
  return false;
}
