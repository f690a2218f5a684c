import type { Block } from '#modules/content/contracts.ts';
import { Facts } from '#modules/content/web/index.ts';
import { cookieRows, retentionRows } from './register-rows.ts';

type RegisterBlock = Extract<Block, { __component: 'blocks.register' }>;

const ROWS = { retention: retentionRows, cookies: cookieRows };

/** A table of the privacy page, made from the very list the code obeys (PRV-02, PRV-08). */
export function Register({ of, title }: Pick<RegisterBlock, 'of' | 'title'>) {
  return <Facts title={title} rows={ROWS[of]()} />;
}
