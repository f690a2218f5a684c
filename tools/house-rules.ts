import ts from 'typescript';
import { retiredIn } from './retired-words.ts';

export interface Finding {
  rule: string;
  line: number;
  /** The violation, and why it matters. */
  message: string;
}

const WORDS = /\p{L}{2,}/u;
/** Characters and words that only occur in French texts. */
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

/** Entry points, jobs and processes: they open the transaction of a command (decision 0294). */
const OPENS_TRANSACTIONS =
  /^src\/modules\/[^/]+\/server\/(http\/|processes\/|([a-z-]+-)?(http|jobs)\.ts$|answer-[a-z-]+\.ts$)/;

/** A site's code, which code that serves all sites must not contain. */
const SITE_CODE = /^[A-Z]{2}_WEB$/;

/** Countries, which shared code must not contain: differences are in kit/countries.ts. */
const COUNTRY_CODE = /^(FR|BE|LU|MC)$/;
/** Code about a law or carrier contract of a single country. */
const OF_ONE_COUNTRY =
  /^src\/(kit\/|seed\/|modules\/(carriers\/server\/[a-z-]+-adapter|promotions\/rules\/cap|shipping\/rules\/delivery-(zones|promise))\.ts$)/;

/** Files with maps that are not caches of data: statement names, log lines, mutexes, browser storage (decision 0506). */
const NO_COPIES =
  /^src\/(kit\/cache|platform\/(database|http\/count-guesses)|services\/keep-session-fresh\.server|modules\/(media\/server\/show-picture|settings\/server\/follow-settings|checkout\/web\/stripe-js)|storefront\/browser-storage)\.ts$/;

/** Classes of widths that the tokens do not have. */
const NO_BREAKPOINT = /(^|[\s:])(max-)?(sm|2xl):[\w[-]/;

/** SQL that reads the civil date of the database's own time zone. */
const CURRENT_DATE = /\bcurrent_date\b/i;

/** Number of lines above which a function should be split. */
const LONG_FUNCTION = 120;

/** House rules for one source file of the shop, beyond imports and lint rules. */
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

/** House rules that also apply to tests, tools, seeds and benchmarks. */
export const everywhereIn = (path: string, text: string): Finding[] =>
  brokenIn(path, text, EVERYWHERE_RULES);

/** Functions that are too long: a warning, not an error. */
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
    // Waiting time in a browser is measured with its own clock, since the page may be closed in
    // between.
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
  {
    name: 'sibling-keys',
    applies: (path) => path.endsWith('.tsx'),
    refuses: (node) =>
      (ts.isJsxElement(node) || ts.isJsxFragment(node)) &&
      node.children.filter((child) => hasUnnamedKey(child)).length > 1
        ? 'two keys of one parent may be equal, and React shows an element twice: begin each with a name of its own.'
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
    name: 'database-day',
    applies: (path) => path !== 'tools/house-rules.test.ts',
    refuses: (node) =>
      (ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node)) && CURRENT_DATE.test(node.text)
        ? 'a database counts days in UTC, the shop in Paris: pass today, or write PARIS_TODAY in a test.'
        : undefined,
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

/**
 * Records with arbitrary keys that a file declares and fills: they are indexed with client input.
 */
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

/**
 * A declared name; keys of literals are excluded, because their type or the wire format determines
 * them.
 */
const isDeclaredName = (node: ts.Identifier): boolean => {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) || ts.isShorthandPropertyAssignment(parent)) return false;
  if (ts.isPropertyAccessExpression(parent) || ts.isJsxAttribute(parent)) return false;
  if (ts.isBindingElement(parent)) return parent.name === node;
  return 'name' in parent && parent.name === node;
};

/** An unconditional literal: `{ a }`, `[a, b]`, `([a, b] as const)`. */
function isWrittenOut(node: ts.Expression): boolean {
  const bare = withoutType(node);
  return ts.isObjectLiteralExpression(bare) || ts.isArrayLiteralExpression(bare);
}

/**
 * A conditional literal: `(a ? { b } : {})`, `(a ? b() : [])`, `(a && [b])`. A default of an empty list, `(a ?? [])`, is allowed,
 * because it hides nothing from the compiler.
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

/**
 * Whether it is read when the module is loaded: outside functions, or in a callback called there.
 */
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

/** Whether a child written in place, perhaps under a condition, has a key without a text of its own. */
function hasUnnamedKey(child: ts.Node): boolean {
  if (ts.isJsxExpression(child)) return child.expression ? hasUnnamedKey(child.expression) : false;
  if (ts.isParenthesizedExpression(child)) return hasUnnamedKey(child.expression);
  if (ts.isBinaryExpression(child)) return hasUnnamedKey(child.right);
  if (ts.isConditionalExpression(child))
    return hasUnnamedKey(child.whenTrue) || hasUnnamedKey(child.whenFalse);
  const opening = ts.isJsxElement(child) ? child.openingElement : child;
  if (!ts.isJsxOpeningElement(opening) && !ts.isJsxSelfClosingElement(opening)) return false;
  return opening.attributes.properties.some((attribute) => {
    if (!ts.isJsxAttribute(attribute) || attribute.name.getText() !== 'key') return false;
    const value = attribute.initializer;
    return (
      value !== undefined &&
      ts.isJsxExpression(value) &&
      value.expression !== undefined &&
      !ts.isTemplateExpression(value.expression) &&
      !ts.isStringLiteralLike(value.expression)
    );
  });
}

/** Text for users: JSX text, an accessible attribute, or French in any string. */
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
