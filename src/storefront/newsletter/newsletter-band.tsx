import { Container } from '#ui/layout.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import { t } from './newsletter-words.ts';

/** The newsletter form above the footer (CNT-11). */
export function NewsletterBand() {
  return (
    <section
      aria-labelledby="letter-title"
      className="border-t border-brume-2 bg-blanc print:hidden"
    >
      <Container className="grid gap-6 py-10 lg:grid-cols-2 lg:items-center lg:gap-14 lg:py-14">
        <div>
          <h2 id="letter-title" className="text-h3">
            {t('form.title')}
          </h2>
          <p className="mt-2 text-encre-2">{t('form.text')}</p>
        </div>
        <NewsletterForm id="letter" />
      </Container>
    </section>
  );
}
