import { useEffect } from 'react';
import { interactionEntry, type Tracked } from '#modules/tracking/rules/index.ts';
import { itemsOf, listOf, type pageOf } from './page-events.ts';

interface Push {
  entry(one: object): void;
  event(tracked: Tracked): void;
}

const PRODUCT = /^\/produits\/([^/]+)\//;

/** Clicks on listed products, and on links that leave the shop. */
export function useClicks(page: ReturnType<typeof pageOf>, push: Push): void {
  useEffect(() => {
    const tell = (click: MouseEvent) => {
      const link = (click.target as Element).closest<HTMLAnchorElement>('a[href]');
      if (!link) return;
      if (link.host !== window.location.host)
        return push.entry(interactionEntry({ target: link.host, action: 'leave' }));
      const listed = listOf(page);
      const slug = PRODUCT.exec(link.pathname)?.[1];
      if (!listed || !slug || !link.closest('main')) return;
      const chosen = listed.products.filter((product) => product.slug === slug);
      const ecommerce = {
        item_list_id: listed.list,
        item_list_name: listed.list,
        items: itemsOf(chosen, listed.list),
      };
      if (ecommerce.items.length > 0) push.event({ name: 'select_item', data: { ecommerce } });
    };
    document.addEventListener('click', tell, { capture: true });
    return () => document.removeEventListener('click', tell, { capture: true });
  }, [page, push]);
}
