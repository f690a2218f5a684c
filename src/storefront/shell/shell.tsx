import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import type { FooterContent, HeaderContent } from '#blocks/shell-content.ts';
import { MainRegion } from '#pages/main-region.tsx';
import type { Layout } from '#pages/route-handle.ts';
import { LoadingBar } from '#ui/loading-bar.tsx';
import { Toasts } from '#ui/toasts.tsx';
import { FooterEnd } from './footer-end.tsx';
import { GuideHeader } from './guide-header.tsx';
import { MinimalHeader } from './minimal-header.tsx';
import { Preloads } from './preloads.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SkipLink } from './skip-link.tsx';
import { useFollowLinks } from './use-follow-links.ts';
import { useRouteFocus } from './use-route-focus.ts';

interface ShellProps {
  /**
   * `minimal` for the funnel and signing in (NAV-10), `bare` for landings and web views (NAV-12),
   * `guide` and its results mode for the guides (GRD-20, NAV-11).
   */
  layout: Layout;
  /** Whether it is a payment page. */
  pays?: boolean | undefined;
  /** Whether the newsletter form is shown above the footer. */
  newsletter?: boolean;
  /** Whether the page renders `MainRegion` itself. */
  isFramed?: boolean;
  /** Absent when the content system failed: then the layout has no header or footer content. */
  content:
    | { header: HeaderContent; footer: FooterContent; languages?: readonly string[] | undefined }
    | null
    | undefined;
  /** Above the page, and first in reading order. */
  notice?: ReactNode;
  children: ReactNode;
}

/** The layout of every page; a single component, so that its state survives navigation. */
export function Shell(props: ShellProps) {
  const {
    layout,
    pays = false,
    newsletter = true,
    isFramed = false,
    content,
    notice,
    children,
  } = props;
  const navigation = useNavigation();
  useRouteFocus();
  useFollowLinks();
  const isGuide = layout === 'guide' || layout === 'guide-results';
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {notice}
      <LoadingBar loading={navigation.state !== 'idle'} />
      {content && layout === 'site' && <SiteHeader header={content.header} />}
      {content && layout === 'minimal' && (
        <MinimalHeader support={content.footer.support} pays={pays} />
      )}
      {isGuide && <GuideHeader results={layout === 'guide-results'} />}
      {isFramed ? children : <MainRegion>{children}</MainRegion>}
      {content && layout === 'site' && <SiteFooter {...content} newsletter={newsletter} />}
      {content && (layout === 'minimal' || isGuide) && (
        <footer className="on-dark mt-auto bg-sapin-800 text-blanc print:hidden">
          <FooterEnd {...content} />
        </footer>
      )}
      <Toasts />
      <Preloads />
    </div>
  );
}
