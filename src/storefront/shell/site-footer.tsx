import { MapPinned, PackageCheck, Repeat, Truck, Undo2 } from 'lucide-react';
import { ContentAnchor } from '#blocks/content-anchor.tsx';
import type { FooterContent, MenuLink, Support } from '#blocks/shell-content.ts';
import { Logo, Wordmark } from '#ui/brand.tsx';
import { Icon } from '#ui/icon.tsx';
import { Container } from '#ui/layout.tsx';
import { NewsletterBand } from '../newsletter/newsletter-band.tsx';
import { FooterEnd } from './footer-end.tsx';
import { t } from './shell-words.ts';

const icons = { truck: Truck, undo: Undo2, repeat: Repeat, france: MapPinned };

interface SiteFooterProps {
  footer: FooterContent;
  languages?: readonly string[];
  /** Whether the newsletter form is shown above it. */
  newsletter?: boolean;
}

export function SiteFooter({ footer, languages, newsletter = true }: SiteFooterProps) {
  return (
    <footer className="mt-auto print:hidden">
      {newsletter && <NewsletterBand />}
      <Reassurance items={footer.reassurance} />
      <div className="on-dark bg-sapin-800 text-blanc">
        <Container className="grid gap-10 py-14 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
          <div>
            <ContentAnchor
              link={footer.logo.link}
              className="inline-flex items-center gap-3 text-beurre-300"
            >
              <Logo className="h-9" />
              <Wordmark label={footer.logo.label} className="h-9" />
            </ContentAnchor>
            <p className="mt-4 max-w-80 text-small">{footer.baseline}</p>
            <SupportCard support={footer.support} />
          </div>
          <div className="grid grid-cols-2 gap-x-5 gap-y-8 md:grid-cols-4">
            {footer.links.map((group) => (
              <LinkGroup key={group.label} group={group} />
            ))}
          </div>
        </Container>
        <FooterEnd footer={footer} languages={languages} />
      </div>
    </footer>
  );
}

function Reassurance({ items }: { items: FooterContent['reassurance'] }) {
  return (
    <section aria-label={t('footer.reassurance')} className="bg-brume">
      <Container as="ul" className="grid gap-6 py-10 md:grid-cols-2 lg:grid-cols-4">
        {items.map(({ icon, title, text }) => (
          <li key={title} className="flex gap-4">
            <Icon
              of={icons[icon as keyof typeof icons] ?? PackageCheck}
              size={32}
              className="text-sapin-700"
            />
            <p>
              <strong className="block">{title}</strong>
              <span className="block text-small text-encre-2">{text}</span>
            </p>
          </li>
        ))}
      </Container>
    </section>
  );
}

/** Phone, hours and mail, at the same place on every page (BIZ-16). */
function SupportCard({ support }: { support: Support }) {
  return (
    <div className="mt-8 text-small">
      <h2 className="font-sans text-body tracking-normal">{t('footer.support')}</h2>
      <p className="mt-1">{support.text}</p>
      <p className="mt-2">
        <a
          href={`tel:${support.phone.replaceAll(' ', '')}`}
          className="inline-block py-1 text-h4 font-bold text-beurre-300 hover:underline"
        >
          {support.phone}
        </a>
        <br />
        {support.hours}
        <br />
        <a href={`mailto:${support.email}`} className="inline-block py-1 underline">
          {support.email}
        </a>
      </p>
    </div>
  );
}

function LinkGroup({ group }: { group: MenuLink }) {
  return (
    <nav aria-label={group.label}>
      <h2 className="mb-2 font-sans text-body tracking-normal">{group.label}</h2>
      <ul className="text-small">
        {group.children?.map(({ label, link }) => (
          <li key={label}>
            <ContentAnchor
              link={link}
              className="inline-flex min-h-11 items-center hover:underline"
            >
              {label}
            </ContentAnchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
