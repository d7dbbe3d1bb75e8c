/**
 * Rearranges `values` from `from` on so that the value at `nth` is the one of a sorted list, none before it is greater
 * and none after it is smaller. Returns it. Hoare's selection with the median of three: no sort of the whole list.
 */
export function selectNth(values: Float64Array, nth: number, from = 0): number {
  let low = from;
  let high = values.length - 1;
  while (low < high) {
    const pivot = medianOf(values[low]!, values[(low + high) >>> 1]!, values[high]!);
    let left = low;
    let right = high;
    while (left <= right) {
      while (values[left]! < pivot) left += 1;
      while (values[right]! > pivot) right -= 1;
      if (left > right) break;
      const held = values[left]!;
      values[left] = values[right]!;
      values[right] = held;
      left += 1;
      right -= 1;
    }
    if (nth <= right) high = right;
    else if (nth >= left) low = left;
    else break;
  }
  return values[nth]!;
}

const medianOf = (a: number, b: number, c: number): number =>
  Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
