import type { Block } from '#modules/content/contracts.ts';
import { Facts } from '#modules/content/web/index.ts';
import { useShopSettings } from '#pages/use-shop-settings.ts';
import { cookieRows, retentionRows } from './register-rows.ts';

type RegisterBlock = Extract<Block, { __component: 'blocks.register' }>;

/** A table of the privacy page, made from the very list the code obeys (PRV-02, PRV-08). */
export function Register({ of, title }: Pick<RegisterBlock, 'of' | 'title'>) {
  const terms = useShopSettings()?.terms;
  return <Facts title={title} rows={of === 'cookies' ? cookieRows() : retentionRows(terms)} />;
}
