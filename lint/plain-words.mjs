/** Beginnings of docstrings that make no sentence, and what to write instead. */
const BEGINNINGS = [
  [
    /^(?:Of|Whose|What of)\b/,
    'begin with a noun ("Number of …", "Name of the buyer whose …") or a verb ("Returns …")',
  ],
  [/^(?:With|By|To|In|From|For|At|On) (?:which|whom|whose)\b/, 'begin with the noun that "which" stands for'],
  [/^(?:And|Or|Nor|But|Than)\b/, 'write a sentence that stands alone'],
  [/^As (?:it|they) (?:is|are|was|were|does|do|stands?)\b/, 'write a sentence that stands alone'],
  [
    /^So (?:many|much|long|far|often)\b/,
    'begin with a noun that gives the unit ("Number of …", "Days after which …")',
  ],
  [/^Th(?:ose|at) (?:of|with|that|which|who)\b/, 'name the things: "Cars that …", "Orders with …"'],
  [
    /^@(?:param|returns?|throws|see)\b/,
    'begin with a sentence that says what the function does ("Returns …") or what the parameters are ("`limit` is …")',
  ],
];

/** Question words with which a docstring begins no statement; "When" and "Where" may begin one that has a comma. */
const QUESTION = /^(?:What|Why|Who|Whom|How|Which|(?:When|Where)(?=[^,.;]*(?:[.;]|$)))\b/;
const VERB_FIRST = 'the docstring of a function begins with a verb ("Returns …", "Checks …", "Shows …")';
const NOUN_FIRST = 'begin with a noun ("Time at which …", "Reason for …", "Number of …")';

/** Phrases that are refused in every comment, and what to write instead. */
const PHRASES = [
  [/\bunless told\b|\btold otherwise\b/i, 'write "by default", or name the setting'],
  [/\btold of\b/i, 'write "is notified of", "receives" or "knows"'],
  [/\b(?:tells?|telling) of\b/i, 'write "describes", "contains" or "reports"'],
  [/\bhea(?:rs?|rd|ring) of\b/i, 'write "receives" or "is notified of"'],
  [/\bwhat of\b/i, 'name the part that is meant'],
  [/\bwhat (?:has |had |will |is to )?(?:becomes?|became) of\b/i, 'write "the result of" or "the state of"'],
  [/\b(?:takes?|took|taking) (?:its |their )?leave\b/i, 'write "disconnects", or "drains" for connections'],
  [/\bfor want of\b/i, 'write "because … is missing"'],
  [/\bof before\b/i, 'write "earlier" or "previous"'],
  [/\bthe release before\b(?! (?:the|this|that|it|version)\b)/i, 'write "the previous release"'],
  [/\bin sight\b/i, 'write "visible"'],
  [/\bconfirms itself\b/i, 'write "is confirmed automatically"'],
  [/\bwhat stands in\b/i, 'write "the content of"'],
  [/\bundercoats?\b/i, 'write "base layer"'],
  [/\bparcels?\b/i, 'write "message" or "batch"'],
];

const METHODS = new Set(['MethodDefinition', 'TSAbstractMethodDefinition']);
const FUNCTIONS = new Set([
  'FunctionDeclaration',
  'TSDeclareFunction',
  'TSMethodSignature',
  'FunctionExpression',
  'ArrowFunctionExpression',
]);

function isFunction(node) {
  if (!node) return false;
  if (METHODS.has(node.type)) return node.kind === 'method';
  const inner = {
    ExportNamedDeclaration: 'declaration',
    ExportDefaultDeclaration: 'declaration',
    PropertyDefinition: 'value',
    Property: 'value',
    VariableDeclarator: 'init',
  }[node.type];
  if (inner) return isFunction(node[inner]);
  if (node.type === 'VariableDeclaration') return isFunction(node.declarations[0]);
  return FUNCTIONS.has(node.type) && node.kind !== 'get';
}

/** Returns the outermost declaration, statement or member that begins after a comment. */
function documented(sourceCode, comment) {
  const token = sourceCode.getTokenAfter(comment);
  let node = token && sourceCode.getNodeByRangeIndex(token.range[0]);
  while (node?.parent && node.parent.type !== 'Program') {
    if (node.parent.range[0] !== token.range[0] && node.type !== 'Decorator') break;
    node = node.parent;
  }
  return node;
}

/** Joins line comments on consecutive lines: a phrase may begin on one line and end on the next. */
function joined(sourceCode) {
  const blocks = [];
  for (const comment of sourceCode.getAllComments()) {
    const last = blocks.at(-1);
    const isNext =
      comment.type === 'Line' &&
      last?.at(-1).type === 'Line' &&
      last.at(-1).loc.end.line === comment.loc.start.line - 1 &&
      sourceCode.text.slice(last.at(-1).range[1], comment.range[0]).trim() === '';
    if (isNext) last.push(comment);
    else blocks.push([comment]);
  }
  return blocks;
}

const textOf = (comments) =>
  comments
    .map(({ value }) => value.replace(/^\*/, '').replace(/\n\s*\*/g, ' '))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

const isDocstring = ({ type, value }) => type === 'Block' && value.startsWith('*');

/** Reports phrases in comments that are not ordinary technical English, and docstrings that begin like a fragment. */
export const plainWords = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { unclear: 'Do not write "{{found}}" in this comment: {{instead}}.' },
  },
  create: (context) => ({
    Program() {
      const { sourceCode } = context;
      for (const comments of joined(sourceCode)) {
        const [first] = comments;
        const text = textOf(comments);
        const report = (found, instead) =>
          context.report({ loc: first.loc, messageId: 'unclear', data: { found, instead } });
        for (const [phrase, instead] of isDocstring(first) ? [...BEGINNINGS, ...PHRASES] : PHRASES) {
          const [found] = phrase.exec(text) ?? [];
          if (found) report(found, instead);
        }
        const [question] = (isDocstring(first) && QUESTION.exec(text)) || [];
        if (question && !BEGINNINGS.some(([phrase]) => phrase.test(text)))
          report(question, isFunction(documented(sourceCode, first)) ? VERB_FIRST : NOUN_FIRST);
      }
    },
  }),
};
