import { LockKeyhole, Phone } from 'lucide-react';
import type { Support } from '#blocks/shell-content.ts';
import { paths } from '#pages/paths.ts';
import { Wordmark } from '#ui/brand.tsx';
import { Icon } from '#ui/icon.tsx';
import { Container } from '#ui/layout.tsx';
import { Link } from '#ui/link.tsx';
import { t } from './shell-words.ts';

interface MinimalHeaderProps {
  support: Support;
  /** Shows the note about secure payment. */
  pays: boolean;
}

/** The reduced header of the checkout and the sign-in: no menu, but contact data (NAV-10). */
export function MinimalHeader({ support, pays }: MinimalHeaderProps) {
  return (
    <header className="border-b border-brume-2 bg-blanc">
      <Container className="flex h-15 items-center justify-between gap-4 md:grid md:grid-cols-[1fr_auto_1fr] lg:h-20">
        <Link to={paths.home()} className="flex min-h-11 items-center text-sapin-700">
          <Wordmark label={t('home')} className="h-7 lg:h-9" />
        </Link>
        {pays && (
          <p className="hidden items-center gap-2 text-small font-bold md:flex">
            <Icon of={LockKeyhole} className="text-sapin-700" />
            {t('secure')}
          </p>
        )}
        <HelpLine support={support} />
      </Container>
    </header>
  );
}

function HelpLine({ support }: { support: Support }) {
  return (
    <p className="text-right text-mini md:col-start-3">
      <a
        href={`tel:${support.phone.replaceAll(' ', '')}`}
        className="inline-flex min-h-6 items-center gap-1.5 text-small font-bold whitespace-nowrap hover:text-sapin-700"
      >
        <Icon of={Phone} size={16} />
        <span className="sr-only">{t('help')} </span>
        {support.phone}
      </a>
      <span className="block text-encre-3">{support.hours}</span>
    </p>
  );
}
