import ts from 'typescript';

export interface Finding {
  rule: string;
  line: number;
  /** What is wrong and why it matters. */
  message: string;
}

const WORDS = /\p{L}{2,}/u;
/** Letters and marks that only French words of ours have. */
const FRENCH =
  /[àâäçéèêëîïôöùûüœÀÂÇÉÈÊËÎÏÔŒÙÛ’«»]|\b(le|la|les|des|une|vous|votre|vos|avec|dans|pour)\b/;
const SPOKEN_ATTRIBUTES = new Set(['alt', 'aria-label', 'label', 'placeholder', 'title']);
const LEFT_FOR_LATER = /\b(TODO|FIXME|XXX|HACK)\b/;
const VAGUE_NAME =
  /^(utils?|helpers?|common|misc|manager|service)\.tsx?$|-(utils?|helpers|manager)\.tsx?$/;
const KEBAB = /^[a-z0-9]+([.-][a-z0-9]+)*\.tsx?$/;
const MAY_FETCH =
  /^src\/(services|standins|platform\/http)\/|^src\/platform\/bot-verification\.ts$|^src\/modules\/[^/]+\/server\/.*-(adapter|provider|carrier)\.ts$/;

/** House rules that import graphs and linters cannot see, for one file below `src/`. */
export function findingsIn(path: string, text: string): Finding[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const findings: Finding[] = [];
  const report = (rule: string, position: number, message: string) => {
    const line = source.getLineAndCharacterOfPosition(position).line + 1;
    findings.push({ rule, line, message });
  };

  const name = path.split('/').at(-1) ?? '';
  if (VAGUE_NAME.test(name)) report('vague-name', 0, 'a name must say what is inside.');
  if (!KEBAB.test(name)) report('kebab-case', 0, 'files are named in kebab-case.');
  const later = text.search(LEFT_FOR_LATER);
  if (later >= 0)
    report('left-for-later', later, 'finish it or open an issue: notes in code are lost.');

  const visit = (node: ts.Node) => {
    for (const rule of NODE_RULES) {
      const message = rule.applies(path) ? rule.refuses(node) : undefined;
      if (message) report(rule.name, node.getStart(), message);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return findings;
}

interface NodeRule {
  name: string;
  applies(path: string): boolean;
  refuses(node: ts.Node): string | undefined;
}

const NODE_RULES: NodeRule[] = [
  {
    name: 'environment',
    applies: (path) => path !== 'src/platform/config.ts',
    refuses: (node) =>
      ts.isPropertyAccessExpression(node) && node.getText() === 'process.env'
        ? 'settings are read once, in platform/config.ts, so that every mistake is reported at start.'
        : undefined,
  },
  {
    name: 'present-time',
    applies: (path) => path !== 'src/platform/clock.ts',
    refuses: (node) => {
      const reads =
        (ts.isNewExpression(node) &&
          node.expression.getText() === 'Date' &&
          !node.arguments?.length) ||
        (ts.isPropertyAccessExpression(node) &&
          ['Date.now', 'Temporal.Now'].includes(node.getText()));
      return reads ? 'the clock can be moved: take now or today as a parameter.' : undefined;
    },
  },
  {
    name: 'outside-calls',
    applies: (path) => !MAY_FETCH.test(path),
    refuses: (node) => {
      if (!ts.isCallExpression(node) || node.expression.getText() !== 'fetch') return undefined;
      const target = node.arguments[0]?.getText() ?? '';
      return /^(['"`]\/|paths\.)/.test(target)
        ? undefined
        : 'other systems are called by services and adapters, which know their faults.';
    },
  },
  {
    name: 'words-in-messages',
    applies: (path) => path.endsWith('.tsx'),
    refuses: (node) => (isSpoken(node) ? 'words stand in messages/fr.json.' : undefined),
  },
];

/** Text a person would read: between tags, in a spoken attribute, or French in any string. */
function isSpoken(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return WORDS.test(node.text);
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateHead(node)) return false;
  if (ts.isImportDeclaration(node.parent)) return false;
  if (ts.isJsxAttribute(node.parent)) {
    const attribute = node.parent.name.getText();
    if (attribute === 'className') return false;
    if (SPOKEN_ATTRIBUTES.has(attribute)) return WORDS.test(node.text);
  }
  return FRENCH.test(node.text);
}
