import { ContentAnchor } from '#blocks/content-anchor.tsx';
import type { FooterContent } from '#blocks/shell-content.ts';
import { Container } from '#ui/layout.tsx';
import { LanguageLinks } from './language-links.tsx';
import { t } from './shell-words.ts';

type Ending = Pick<FooterContent, 'legal' | 'paymentMarks' | 'copyright'>;

/** Last lines of both footers: payment methods, legal pages, company. */
interface FooterEndProps {
  footer: Ending;
  /** Set when there are several. */
  languages?: readonly string[] | undefined;
}

export function FooterEnd({ footer, languages }: FooterEndProps) {
  return (
    <Container>
      <div className="flex flex-col gap-5 border-t border-sapin-700 py-8 text-small">
        <ul aria-label={t('footer.payment')} className="flex flex-wrap gap-2">
          {footer.paymentMarks.map(({ code, label }) => (
            <li
              key={code}
              className="rounded-badge bg-blanc px-2.5 py-1 text-mini font-bold text-encre"
            >
              {label}
            </li>
          ))}
        </ul>
        <nav aria-label={t('footer.legal')}>
          <ul className="flex flex-wrap gap-x-5">
            {footer.legal.map(({ label, link }) => (
              <li key={label}>
                <ContentAnchor link={link} className="inline-block py-2 hover:underline">
                  {label}
                </ContentAnchor>
              </li>
            ))}
          </ul>
        </nav>
        {languages && <LanguageLinks codes={languages} />}
        <p className="text-mini text-sapin-300">{footer.copyright}</p>
      </div>
    </Container>
  );
}
