/** A day is made from a moment in one place, where its zone is named: the first ten characters of an instant are the day in Greenwich. */
export const namedZone = {
  selector:
    "CallExpression[callee.property.name='slice'][callee.object.callee.property.name='toISOString'][arguments.0.value=0][arguments.1.value=10]",
  message:
    'This is the day in Greenwich. Use `borderDay` or `dayAt` of @mall/validation/typography, or `today` of @mall/web-kit for the reader’s own.',
};
