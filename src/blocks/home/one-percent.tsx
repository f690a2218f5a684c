import type { HomeDocument } from '#modules/content/contracts.ts';
import { ContentButton } from '#modules/content/web/index.ts';
import { Scene } from '#modules/media/web/index.ts';
import { Container } from '#ui/layout.tsx';

/** Where one percent of every order goes (RTE-21). */
export function OnePercent({ onePercent }: Pick<HomeDocument, 'onePercent'>) {
  const { title, text, cta } = onePercent;
  return (
    <Container as="section" className="pb-14 lg:pb-24">
      <div className="grid items-center gap-4 overflow-hidden rounded-card bg-beurre-200 px-5 pt-6 md:grid-cols-[1fr_minmax(0,22rem)] md:px-10 md:pt-0">
        <div className="md:py-10">
          <h2>{title}</h2>
          <p className="mt-3 mb-5 max-w-text">{text}</p>
          <ContentButton cta={cta} variant="secondary" />
        </div>
        <Scene name="confirmation" className="w-full self-end" />
      </div>
    </Container>
  );
}
