// The contracts declare the codes of the wire once (`orderStatuses.unpaid.code`); product code uses their names.
const IS_CODE = /(^s|S|_s)tatus$|^result$|^sysType$/;
/** Whether a node is a code; HTTP statuses have three digits and are not codes. */
const isNumber = (node) => {
  const value = node?.type === 'UnaryExpression' && node.operator === '-' ? node.argument : node;
  return value?.type === 'Literal' && typeof value.value === 'number' && value.value < 100;
};
const nameOf = (node) => {
  if (node.type === 'ChainExpression') return nameOf(node.expression);
  if (node.type === 'MemberExpression') return node.property.name;
  return node.type === 'Identifier' ? node.name : undefined;
};
const holdsCode = (node) => IS_CODE.test(nameOf(node) ?? '');

/** Reports numbers that are compared with, or assigned to, a property or variable named `…status`, `result` or `sysType`. */
export const wireCode = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { digit: 'Write the name of this code from @mall/contracts instead of the number.' },
  },
  create: (context) => ({
    BinaryExpression(node) {
      const compares = holdsCode(node.left)
        ? isNumber(node.right)
        : holdsCode(node.right) && isNumber(node.left);
      if (compares) context.report({ node, messageId: 'digit' });
    },
    Property(node) {
      const name = node.key.type === 'Literal' ? String(node.key.value) : (node.key.name ?? '');
      const values =
        node.value.type === 'ConditionalExpression'
          ? [node.value.consequent, node.value.alternate]
          : [node.value];
      if (IS_CODE.test(name) && values.some(isNumber)) context.report({ node, messageId: 'digit' });
    },
  }),
};
