import { Search } from 'lucide-react';
import { useRef } from 'react';
import { ContentAnchor } from '#blocks/content-anchor.tsx';
import type { HeaderContent } from '#blocks/shell-content.ts';
import { paths } from '#pages/paths.ts';
import { Wordmark } from '#ui/brand.tsx';
import { Icon } from '#ui/icon.tsx';
import { Container } from '#ui/layout.tsx';
import { Link } from '#ui/link.tsx';
import { AccountLink } from './account-link.tsx';
import { CartBowl } from './cart-bowl.tsx';
import { DesktopMenu } from './desktop-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { SearchForm } from './search-form.tsx';
import { t } from './shell-words.ts';
import { TopBar } from './top-bar.tsx';
import { useHideOnScroll } from './use-hide-on-scroll.ts';

/**
 * The full header; the bar is sticky, and on small screens it hides while scrolling down. Its last
 * columns have fixed widths, so that nothing shifts while a slow phone renders the rest.
 */
export function SiteHeader({ header }: { header: HeaderContent }) {
  const bar = useRef<HTMLElement>(null);
  useHideOnScroll(bar);
  return (
    <>
      {header.topBar && <TopBar {...header.topBar} />}
      <header
        ref={bar}
        className="sticky top-0 z-30 border-b border-brume-2 bg-blanc transition-transform duration-200 data-away:-translate-y-full focus-within:translate-y-0 lg:data-away:translate-y-0 print:static"
      >
        <Container className="grid h-15 grid-cols-[auto_1fr_2.75rem_2.75rem_2.5rem] items-center gap-1 lg:flex lg:h-20 lg:gap-3 xl:grid xl:grid-cols-[auto_auto_1fr_8.25rem_auto] xl:gap-5">
          <MobileMenu header={header} />
          <ContentAnchor
            link={header.logo.link}
            className="mr-auto flex min-h-11 items-center text-sapin-700 lg:mr-2"
          >
            <Wordmark label={header.logo.label} className="h-7 lg:h-9" />
          </ContentAnchor>
          <DesktopMenu links={header.links} />
          <SearchForm
            placeholder={header.searchPlaceholder}
            className="ml-auto hidden w-full max-w-72 xl:block"
          />
          <Link
            to={paths.search()}
            aria-label={t('search.submit')}
            className="grid size-11 place-items-center rounded-full hover:text-sapin-700 lg:ml-auto xl:hidden"
          >
            <Icon of={Search} size={24} />
          </Link>
          <AccountLink prompt={header.loginPrompt} />
          <CartBowl />
        </Container>
      </header>
    </>
  );
}
