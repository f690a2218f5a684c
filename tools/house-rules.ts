import ts from 'typescript';
import { retiredIn } from './retired-words.ts';

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
const PAGE = /^src\/.*\.page\.tsx?$/;
const KEBAB = /^[a-z0-9]+([.-][a-z0-9]+)*\.tsx?$/;
const MAY_FETCH =
  /^standins\/|^src\/(services|platform\/http)\/|^src\/platform\/bot-verification\.ts$|^src\/modules\/[^/]+\/server\/.*-(adapter|provider|carrier)\.ts$/;

/** Doors, jobs and processes: who opens the transaction a command runs in (decision 0294). */
const OPENS_TRANSACTIONS =
  /^src\/modules\/[^/]+\/server\/(http\/|processes\/|([a-z-]+-)?(http|jobs)\.ts$|answer-[a-z-]+\.ts$)/;

/** The code of a site, which code that serves all of them does not name. */
const SITE_CODE = /^[A-Z]{2}_WEB$/;

/** Countries, which code that serves all of them does not name: what differs is in kit/countries.ts. */
const COUNTRY_CODE = /^(FR|BE|LU|MC)$/;
/** Where a law or a carrier's contract is of one country alone. */
const OF_ONE_COUNTRY =
  /^src\/(kit\/|seed\/|modules\/(carriers\/server\/[a-z-]+-adapter|promotions\/rules\/cap|shipping\/rules\/delivery-(zones|promise))\.ts$)/;

/** Names of statements, a log's lines, what runs once at a time, a browser's memory: no copies of what is read (decision 0506). */
const NO_COPIES =
  /^src\/(kit\/cache|platform\/(database|http\/count-guesses)|services\/keep-session-fresh\.server|modules\/(media\/server\/show-picture|settings\/server\/follow-settings|checkout\/web\/stripe-js)|storefront\/browser-storage)\.ts$/;

/** Classes of widths that the tokens do not have. */
const NO_BREAKPOINT = /(^|[\s:])(max-)?(sm|2xl):[\w[-]/;

/** A function of more lines than this wants to be several. */
const LONG_FUNCTION = 120;

/** House rules that import graphs and linters cannot see, for one file of the shop. */
export function findingsIn(path: string, text: string): Finding[] {
  const findings = brokenIn(path, text, [...SHOP_RULES, ...EVERYWHERE_RULES]);
  const report = (rule: string, position: number, message: string) => {
    const line = text.slice(0, position).split('\n').length;
    findings.push({ rule, line, message });
  };

  const name = path.split('/').at(-1) ?? '';
  if (VAGUE_NAME.test(name)) report('vague-name', 0, 'a name must say what is inside.');
  if (!KEBAB.test(name)) report('kebab-case', 0, 'files are named in kebab-case.');
  const later = text.search(LEFT_FOR_LATER);
  if (later >= 0)
    report('left-for-later', later, 'finish it or open an issue: notes in code are lost.');
  return findings;
}

/** A page that no address leads to: `listed` are the files of `pages/list.ts`, within src. */
export const unlistedIn = (path: string, listed: ReadonlySet<string>): Finding[] =>
  PAGE.test(path) && !listed.has(path.replace(/^src\//, ''))
    ? [{ rule: 'unlisted-page', line: 1, message: 'it has no address: list it in pages/list.ts.' }]
    : [];

/** House rules that hold outside the shop too: for tests, tools, seeds and measurements. */
export const everywhereIn = (path: string, text: string): Finding[] =>
  brokenIn(path, text, EVERYWHERE_RULES);

/** Functions too long to be read at once: told, not refused. */
export const longFunctionsIn = (path: string, text: string): Finding[] =>
  brokenIn(path, text, [LENGTH_RULE]);

function brokenIn(path: string, text: string, rules: NodeRule[]): Finding[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const applied = rules.filter((rule) => rule.applies(path));
  const findings: Finding[] = [];
  const visit = (node: ts.Node) => {
    for (const rule of applied) {
      const message = rule.refuses(node);
      if (!message) continue;
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      findings.push({ rule: rule.name, line, message });
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

const SHOP_RULES: NodeRule[] = [
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
    // How long something waited in a browser is by the browser's clock, with the page closed in between.
    applies: (path) =>
      path !== 'src/platform/clock.ts' && path !== 'src/backoffice/unsent/browser-clock.ts',
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
      return /^(['"`]\/|paths\.|officePaths\.)/.test(target)
        ? undefined
        : 'other systems are called by services and adapters, which know their faults.';
    },
  },
  {
    name: 'named-site',
    applies: (path) => path.startsWith('src/') && path !== 'src/kit/sites.ts',
    refuses: (node) =>
      ts.isStringLiteral(node) && SITE_CODE.test(node.text)
        ? 'a third country needs data and words only: take sites from kit/sites.ts.'
        : undefined,
  },
  {
    name: 'named-country',
    applies: (path) => path.startsWith('src/') && !OF_ONE_COUNTRY.test(path),
    refuses: (node) =>
      ts.isStringLiteral(node) && COUNTRY_CODE.test(node.text)
        ? 'a third country needs data and words only: say what differs in kit/countries.ts.'
        : undefined,
  },
  {
    name: 'missing-breakpoint',
    applies: (path) => path.startsWith('src/'),
    refuses: (node) =>
      (ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node)) && NO_BREAKPOINT.test(node.text)
        ? 'ui/tokens.css has md, lg and xl: a class of another width does nothing.'
        : undefined,
  },
  {
    name: 'own-keys',
    applies: () => true,
    refuses: (node) =>
      ts.isElementAccessExpression(node) &&
      ts.isIdentifier(node.expression) &&
      !ts.isLiteralExpression(node.argumentExpression) &&
      tablesIn(node.getSourceFile()).has(node.expression.text)
        ? 'whoever sends "constructor" finds Object.prototype: look up with ownValue of kit/own-value.ts.'
        : undefined,
  },
  {
    name: 'own-cache',
    applies: (path) => path.startsWith('src/') && !NO_COPIES.test(path),
    refuses: (node) =>
      ts.isNewExpression(node) &&
      /^(Weak)?Map$/.test(node.expression.getText()) &&
      !node.arguments?.length &&
      ts.isVariableDeclaration(node.parent) &&
      (node.parent.parent.flags & ts.NodeFlags.Const) !== 0 &&
      !ts.findAncestor(node, (above) => ts.isFunctionLike(above) || ts.isClassLike(above))
        ? 'what a process keeps is a Cache or oncePer of the kit, which say when it is forgotten.'
        : undefined,
  },
  {
    name: 'transact-in-command',
    applies: (path) => path.startsWith('src/modules/') && !OPENS_TRANSACTIONS.test(path),
    refuses: (node) =>
      ts.isCallExpression(node) && node.expression.getText() === 'transact'
        ? 'a command runs in the transaction of its caller: doors and jobs open it, and what needs several is a process.'
        : undefined,
  },
  {
    name: 'words-in-messages',
    applies: (path) => path.endsWith('.tsx'),
    refuses: (node) => (isSpoken(node) ? 'words stand in messages/fr.json.' : undefined),
  },
  {
    name: 'words-when-shown',
    applies: (path) => !path.startsWith('src/backoffice/'),
    refuses: (node) =>
      ts.isCallExpression(node) &&
      /^t(\.translate)?$/.test(node.expression.getText()) &&
      isReadAtOnce(node)
        ? 'a text read once, at the start, is French for everybody: read it where it is shown.'
        : undefined,
  },
];

const EVERYWHERE_RULES: NodeRule[] = [
  {
    name: 'literal-spread',
    applies: () => true,
    refuses: (node) =>
      isSpread(node) && isWrittenOut(node.expression)
        ? 'write the fields out: a spread literal hides unknown fields from the compiler.'
        : undefined,
  },
  {
    name: 'conditional-spread',
    applies: () => true,
    refuses: (node) => {
      if (!isSpread(node) || isWrittenOut(node.expression) || !choosesLiteral(node.expression))
        return undefined;
      return ts.isSpreadElement(node)
        ? 'write defined([a, b ? c : undefined]), or a statement: a spread literal hides unknown fields from the compiler.'
        : 'give the field undefined, or write a statement: a spread literal hides unknown fields from the compiler.';
    },
  },
  {
    name: 'retired-word',
    applies: () => true,
    refuses: (node) => {
      const { fileName } = node.getSourceFile();
      if (ts.isSourceFile(node)) return retiredIn(fileName, fileName);
      return ts.isIdentifier(node) && isDeclaredName(node)
        ? retiredIn(fileName, node.text)
        : undefined;
    },
  },
];

const LENGTH_RULE: NodeRule = {
  name: 'long-function',
  applies: () => true,
  refuses: (node) => {
    if (!ts.isFunctionLike(node) || !('body' in node) || !node.body) return undefined;
    const lines = node.getText().split('\n').length;
    return lines > LONG_FUNCTION
      ? `a function of ${lines} lines, more than ${LONG_FUNCTION}.`
      : undefined;
  },
};

const tables = new WeakMap<ts.SourceFile, Set<string>>();

/** Records with any text as key that a file declares and fills: what is looked up in them was sent. */
function tablesIn(source: ts.SourceFile): Set<string> {
  const cached = tables.get(source);
  if (cached) return cached;
  const names = new Set<string>();
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, type, initializer } of statement.declarationList.declarations)
      if (
        ts.isIdentifier(name) &&
        /\bRecord<string,/.test(type?.getText() ?? '') &&
        initializer &&
        ts.isObjectLiteralExpression(initializer) &&
        initializer.properties.length > 0
      )
        names.add(name.text);
  }
  tables.set(source, names);
  return names;
}

/** A name that is given here: keys of literals are given by the type they are of, or by the wire. */
const isDeclaredName = (node: ts.Identifier): boolean => {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) || ts.isShorthandPropertyAssignment(parent)) return false;
  if (ts.isPropertyAccessExpression(parent) || ts.isJsxAttribute(parent)) return false;
  if (ts.isBindingElement(parent)) return parent.name === node;
  return 'name' in parent && parent.name === node;
};

/** `{ a }`, `[a, b]`, `([a, b] as const)`: a literal that always comes. */
function isWrittenOut(node: ts.Expression): boolean {
  const bare = withoutType(node);
  return ts.isObjectLiteralExpression(bare) || ts.isArrayLiteralExpression(bare);
}

/**
 * `(a ? { b } : {})`, `(a ? b() : [])`, `(a && [b])`: a literal that comes or does not. What may be missing may be
 * replaced by the empty list, which says nothing a compiler could miss: `(a ?? [])` stays.
 */
function choosesLiteral(written: ts.Expression): boolean {
  const node = withoutType(written);
  if (ts.isConditionalExpression(node))
    return [node.whenTrue, node.whenFalse].some((one) => isWrittenOut(one) || choosesLiteral(one));
  if (!ts.isBinaryExpression(node)) return false;
  const right = withoutType(node.right);
  const isEmptyList = ts.isArrayLiteralExpression(right) && right.elements.length === 0;
  return !isEmptyList && (isWrittenOut(right) || choosesLiteral(right));
}

const withoutType = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)
    ? withoutType(node.expression)
    : node;

const isSpread = (
  node: ts.Node,
): node is ts.SpreadAssignment | ts.SpreadElement | ts.JsxSpreadAttribute =>
  ts.isSpreadAssignment(node) || ts.isSpreadElement(node) || ts.isJsxSpreadAttribute(node);

const RUNS_AT_ONCE = /\.(?:map|flatMap|toSorted|reduce)$/;

/** Whether a file reads it when it is loaded: outside every function, or in one that a list calls there. */
const isReadAtOnce = (node: ts.Node): boolean => {
  const inside = ts.findAncestor(node, ts.isFunctionLike);
  if (!inside) return true;
  const { parent } = inside;
  return (
    ts.isCallExpression(parent) &&
    parent.expression !== inside &&
    RUNS_AT_ONCE.test(parent.expression.getText()) &&
    isReadAtOnce(parent)
  );
};

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
