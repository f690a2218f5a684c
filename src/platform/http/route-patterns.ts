interface Node {
  /** Children by literal path segment. */
  words: Map<string, Node>;
  /** The child for a parameter: `:token`. */
  any: { name: string; node: Node } | null;
  /** A pattern ends here. */
  isEnd: boolean;
  /** A wildcard: the rest of the address belongs to it. */
  isOpen: boolean;
}

const emptyNode = (): Node => ({ words: new Map(), any: null, isEnd: false, isOpen: false });

/** React Router requests the data of a page at the page's address with this suffix. */
const DATA = /(?:^_)?\.data$/;
const MOST_SEGMENTS = 20;

/**
 * The route patterns of a server (`/shop/orders/:token/items`). The log names requests by them,
 * because parameters are often secret tokens, and an unknown path segment may be one too.
 */
export class RoutePatterns {
  readonly #root = emptyNode();

  constructor(patterns: readonly string[] = []) {
    this.add(patterns);
  }

  /** Adds patterns as routers write them: `:name`, `:name?`, `:name{regular expression}`, `*` at the end. */
  add(patterns: readonly string[]): void {
    for (const pattern of patterns) {
      const parts = pattern.split('/').filter((part) => part !== '');
      this.#addParts(parts);
      // Optional parameters are the last segments, so each shorter address matches too.
      for (let at = parts.length - 1; parts[at]?.endsWith('?'); at -= 1)
        this.#addParts(parts.slice(0, at));
    }
  }

  #addParts(parts: readonly string[]): void {
    let node = this.#root;
    for (const part of parts) {
      if (part === '*') {
        node.isOpen = true;
        return;
      }
      if (part.startsWith(':')) {
        node.any ??= { name: part.replace(/[?{].*$/s, ''), node: emptyNode() };
        node = node.any.node;
      } else {
        const next = node.words.get(part) ?? emptyNode();
        node.words.set(part, next);
        node = next;
      }
    }
    node.isEnd = true;
  }

  /** The pattern an address matches; `/*` stands for unknown segments. */
  of(path: string): string {
    const segments = path.split('/').filter((segment) => segment !== '');
    const last = segments.at(-1);
    if (last !== undefined && DATA.test(last)) {
      const page = last.replace(DATA, '');
      segments.pop();
      if (page !== '') segments.push(page);
    }
    if (segments.length > MOST_SEGMENTS) return '/*';
    const found = find(this.#root, segments);
    if (found === null) return '/*';
    return found.length === 0 ? '/' : `/${found.join('/')}`;
  }
}

/** The segments of the matching pattern, literals before parameters; null when none matches. */
function find(node: Node, [segment, ...rest]: readonly string[]): string[] | null {
  if (segment === undefined) return node.isEnd || node.isOpen ? [] : null;
  const word = node.words.get(segment);
  const byWord = word && find(word, rest);
  if (byWord) return [segment, ...byWord];
  const byName = node.any && find(node.any.node, rest);
  if (node.any && byName) return [node.any.name, ...byName];
  return node.isOpen ? ['*'] : null;
}
