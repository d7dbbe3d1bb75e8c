// Bits are added in pairs: of a longer sum, the compiler computes all parts before it adds them, and runs out of registers.

/** Returns the number of bits that 32 bytes have. */
export function bitsIn(quarter: usize): u64 {
  const left = popcnt(load<u64>(quarter)) + popcnt(load<u64>(quarter, 8));
  const right = popcnt(load<u64>(quarter, 16)) + popcnt(load<u64>(quarter, 24));
  return left + right;
}

/** Returns the number of bits that 32 bytes have in common with four words. */
export function bitsInCommon(quarter: usize, first: u64, second: u64, third: u64, fourth: u64): u64 {
  const left = popcnt(first & load<u64>(quarter)) + popcnt(second & load<u64>(quarter, 8));
  const right = popcnt(third & load<u64>(quarter, 16)) + popcnt(fourth & load<u64>(quarter, 24));
  return left + right;
}

export function isEmpty(quarter: usize): bool {
  return !v128.any_true(v128.or(v128.load(quarter), v128.load(quarter, 16)));
}
