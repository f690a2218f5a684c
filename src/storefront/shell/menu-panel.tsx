import { ContentAnchor } from '#blocks/content-anchor.tsx';
import type { MenuEntry, MenuLink } from '#blocks/shell-content.ts';
import { Logo } from '#ui/brand.tsx';
import { LinkButton } from '#ui/link.tsx';
import { t } from './shell-words.ts';

export const hasPanel = ({ columns = [], children = [] }: MenuEntry): boolean =>
  columns.length + children.length > 0;

/** The panel of a menu entry: its page, its groups of links, and one card. */
export function MenuPanel({ entry }: { entry: MenuEntry }) {
  const columns = entry.columns?.length
    ? entry.columns
    : [{ title: entry.label, links: entry.children ?? [] }];
  return (
    <div className="flex flex-col gap-8 lg:flex-row">
      <div className="flex-1">
        <div className="grid gap-6 lg:grid-cols-4">
          {columns.map((column) => (
            <div key={column.title}>
              <p className="mb-1 text-small font-bold text-encre-2">{column.title}</p>
              <MenuList links={column.links} />
            </div>
          ))}
        </div>
        {entry.columns?.length ? (
          <ContentAnchor link={entry.link} className="link mt-4 inline-block py-2.5 font-bold">
            {t('menu.all', { name: entry.label })}
          </ContentAnchor>
        ) : null}
      </div>
      {entry.card && (
        <div className="relative overflow-hidden rounded-card bg-beurre-200 p-6 pb-24 lg:w-72">
          <Logo className="absolute -right-6 -bottom-8 h-28 text-beurre-300" />
          <p className="font-display text-h3 font-bold">{entry.card.title}</p>
          <p className="relative mt-2 mb-5">{entry.card.text}</p>
          <LinkButton to={entry.card.link.to} size="compact">
            {entry.card.cta}
          </LinkButton>
        </div>
      )}
    </div>
  );
}

function MenuList({ links }: { links: readonly MenuLink[] }) {
  return (
    <ul>
      {links.map(({ label, link }) => (
        <li key={`${label} ${link.to}`}>
          <ContentAnchor
            link={link}
            className="flex min-h-11 items-center py-1.5 hover:text-sapin-700 hover:underline lg:min-h-9"
          >
            {label}
          </ContentAnchor>
        </li>
      ))}
    </ul>
  );
}
