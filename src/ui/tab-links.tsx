import { classNames } from './class-names.ts';
import { Link } from './link.tsx';

interface TabLinksProps {
  label: string;
  tabs: readonly { label: string; to: string; current: boolean }[];
}

/** Tabs that are addresses (`?onglet=`): Back works, and so does a shared link. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  return (
    <nav aria-label={label} className="rail gap-1 border-b border-trait print:hidden">
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          preventScrollReset
          aria-current={tab.current ? 'page' : undefined}
          className={classNames(
            'flex min-h-12 items-center border-b-4 px-4 font-bold hover:text-sapin-700',
            tab.current ? 'border-sapin-700 text-sapin-700' : 'border-transparent text-encre-2',
          )}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
