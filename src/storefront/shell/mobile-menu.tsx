import { ChevronLeft, ChevronRight, Menu } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { ContentAnchor } from '#blocks/content-anchor.tsx';
import type { HeaderContent, MenuEntry } from '#blocks/shell-content.ts';
import { paths } from '#pages/paths.ts';
import { Sheet } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { useVisitor } from '../visitor.ts';
import { hasPanel, MenuPanel } from './menu-panel.tsx';
import { SearchForm } from './search-form.tsx';
import { t } from './shell-words.ts';

/** The whole menu in a sheet of two levels; its content is made when it is first opened. */
export function MobileMenu({ header }: { header: HeaderContent }) {
  const [open, setOpen] = useState(false);
  const [entry, setEntry] = useState<MenuEntry | null>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a followed link closes the menu
  useEffect(() => setOpen(false), [key]);
  const show = () => {
    setEntry(null);
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        onClick={show}
        aria-haspopup="dialog"
        aria-expanded={open}
        className="-ml-2 flex min-h-11 items-center gap-1.5 rounded-full px-2 text-small font-bold hover:bg-brume lg:hidden"
      >
        <Icon of={Menu} size={24} />
        <span className="sr-only min-[360px]:not-sr-only">{t('menu.open')}</span>
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('menu.title')} side="left">
        {open && !entry && <FirstLevel header={header} choose={setEntry} />}
        {open && entry && <SecondLevel entry={entry} back={() => setEntry(null)} />}
      </Sheet>
    </>
  );
}

const rowClass =
  'flex min-h-14 w-full items-center justify-between border-b border-brume-2 text-left text-h4 font-bold';

interface FirstLevelProps {
  header: HeaderContent;
  choose: (entry: MenuEntry) => void;
}

function FirstLevel({ header, choose }: FirstLevelProps) {
  const { firstName } = useVisitor();
  return (
    <>
      <SearchForm placeholder={header.searchPlaceholder} className="mb-4 pt-1" />
      <ul>
        {header.links.map((entry) => (
          <li key={entry.label}>
            {hasPanel(entry) ? (
              <button type="button" onClick={() => choose(entry)} className={rowClass}>
                {entry.label}
                <Icon of={ChevronRight} size={24} />
              </button>
            ) : (
              <ContentAnchor link={entry.link} className={rowClass}>
                {entry.label}
              </ContentAnchor>
            )}
          </li>
        ))}
        <li>
          <Link to={firstName ? paths.account() : paths.signIn()} className={rowClass}>
            {firstName ? t('account.mine') : (header.loginPrompt ?? t('account.prompt'))}
          </Link>
        </li>
      </ul>
    </>
  );
}

function SecondLevel({ entry, back }: { entry: MenuEntry; back: () => void }) {
  const backButton = useRef<HTMLButtonElement>(null);
  useEffect(() => backButton.current?.focus(), []);
  return (
    <>
      <button
        ref={backButton}
        type="button"
        onClick={back}
        className="-ml-1 mb-4 flex min-h-11 items-center gap-1 font-bold text-sapin-700"
      >
        <Icon of={ChevronLeft} size={24} />
        {t('menu.back')}
      </button>
      <p className="mb-4 font-display text-h2 font-extrabold">{entry.label}</p>
      <MenuPanel entry={entry} />
    </>
  );
}
