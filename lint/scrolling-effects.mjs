// Chromium returns a promise from scrollIntoView, scrollTo and scrollBy. React calls the return value of an effect or ref callback
// as clean-up, so the page would fail.
const SCROLLS =
  ':matches([callee.property.name=/^scroll(IntoView|To|By)$/], [callee.name=/^scroll(To|By)$/])';
/** The call is the return value: alone, after `?.`, or in a condition. */
const RETURNED = [
  `CallExpression${SCROLLS}`,
  `ChainExpression > CallExpression${SCROLLS}`,
  `:matches(LogicalExpression, ConditionalExpression) > CallExpression${SCROLLS}`,
  `:matches(LogicalExpression, ConditionalExpression) > ChainExpression > CallExpression${SCROLLS}`,
];
const FUNCTIONS = [
  'CallExpression[callee.name=/^use(Layout|Insertion)?Effect$/] > ArrowFunctionExpression[expression=true]',
  'JSXAttribute[name.name="ref"] > JSXExpressionContainer > ArrowFunctionExpression[expression=true]',
];

/** Refuses effects and refs that return the promise of a scroll. */
export const noScrollingEffects = FUNCTIONS.flatMap((of) =>
  RETURNED.map((call) => ({
    selector: `${of} > ${call}`,
    message: 'React calls what this returns, and in Chromium it is a promise: put the call in braces.',
  })),
);
