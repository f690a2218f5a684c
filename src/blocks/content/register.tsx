import type { Block } from '#modules/content/contracts.ts';
import { Facts } from '#modules/content/web/index.ts';
import { retentionRows } from './register-rows.ts';

type RegisterBlock = Extract<Block, { __component: 'blocks.register' }>;

/** A table of the privacy page, made from the very list the code obeys (PRV-08). */
export function Register({ title }: Pick<RegisterBlock, 'of' | 'title'>) {
  return <Facts title={title} rows={retentionRows()} />;
}
