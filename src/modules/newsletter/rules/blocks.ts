/** A block of an issue. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'button'; label: string; to: string }
  | { kind: 'product'; sku: string };

const HEADING = /^#{1,3}\s+(.+)$/;
const BUTTON = /^\[([^\]]{1,80})\]\((\/(?!\/)\S*|https:\/\/\S+)\)$/;
const PRODUCT = /^\{(PR\d{6})\}$/;
const ITEM = /^[-*]\s+(.+)$/;

/**
 * Parses the source of an issue into blocks separated by empty lines: `# Title`, a paragraph, lines
 * that start with `-`, a link on its own line (`[Voir](/chien/)`) as a button, and `{PR000123}` as
 * a product.
 */
export function blocksOf(body: string): Block[] {
  const parts = body.replaceAll('\r\n', '\n').split(/\n\s*\n/);
  return parts.flatMap((part): Block[] => {
    const text = part.trim();
    if (text === '') return [];
    const [, heading] = HEADING.exec(text) ?? [];
    if (heading) return [{ kind: 'heading', text: heading }];
    const [, label, to] = BUTTON.exec(text) ?? [];
    if (label && to) return [{ kind: 'button', label, to }];
    const [, sku] = PRODUCT.exec(text) ?? [];
    if (sku) return [{ kind: 'product', sku }];
    const items = text.split('\n').map((line) => ITEM.exec(line.trim())?.[1]);
    if (items.every((item) => item !== undefined)) return [{ kind: 'list', items }];
    return [{ kind: 'text', text }];
  });
}

/** Skus of the products in an issue. */
export const productsIn = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (block.kind === 'product' ? [block.sku] : []));
