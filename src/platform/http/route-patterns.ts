interface Node {
  /** By the word that stands in an address. */
  words: Map<string, Node>;
  /** What stands for anything: `:token`. */
  any: { name: string; node: Node } | null;
  /** Ends here. */
  isEnd: boolean;
  /** Whatever follows belongs to it too. */
  isOpen: boolean;
}

const emptyNode = (): Node => ({ words: new Map(), any: null, isEnd: false, isOpen: false });

/** A page's data is asked for under the page's own address. */
const DATA = /(?:^_)?\.data$/;
const MOST_SEGMENTS = 20;

/**
 * The addresses a server knows, as patterns (`/shop/orders/:token/items`). A log names requests by
 * them: what stands in the place of a parameter is often a key that opens something, and a word
 * nobody knows may be one too.
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
      // Parameters that may be missing are the last ones of an address.
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

  /** The pattern an address follows; `/*` in the place of what is not known. */
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

/** Parts of the pattern, words before parameters; null when there is none. */
function find(node: Node, [segment, ...rest]: readonly string[]): string[] | null {
  if (segment === undefined) return node.isEnd || node.isOpen ? [] : null;
  const word = node.words.get(segment);
  const byWord = word && find(word, rest);
  if (byWord) return [segment, ...byWord];
  const byName = node.any && find(node.any.node, rest);
  if (node.any && byName) return [node.any.name, ...byName];
  return node.isOpen ? ['*'] : null;
}
