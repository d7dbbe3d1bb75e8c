/** An upper limit on measured time in a test: a busy machine stalls for seconds, so such a test fails without a fault. */
export const noWallClock = {
  selector:
    "CallExpression[callee.property.name=/^toBeLessThan/] > MemberExpression > CallExpression[callee.name='expect'] > BinaryExpression[operator='-'][left.callee.property.name='now']",
  message:
    'Assert what happens first, or give `until` a limit that only a fault reaches. Speed is measured in benchmarks.',
};
