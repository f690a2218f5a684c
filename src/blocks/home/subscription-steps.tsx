import type { HomeDocument } from '#modules/content/contracts.ts';
import { ContentButton, ContentPicture } from '#modules/content/web/index.ts';
import { Section } from '#ui/layout.tsx';

/** How the subscription works, in three drawings, with its commitment in plain sight. */
export function SubscriptionSteps({ subscription }: Pick<HomeDocument, 'subscription'>) {
  const { title, intro, steps, note, cta } = subscription;
  return (
    <Section labelledBy="abonnement">
      <h2 id="abonnement">{title}</h2>
      <p className="mt-3 max-w-text text-encre-2">{intro}</p>
      <ol className="mt-8 grid gap-8 md:grid-cols-3 md:gap-5 lg:gap-6">
        {steps.map((step, place) => (
          <li key={step.title} className="grid grid-cols-[7rem_1fr] items-center gap-4 md:block">
            <ContentPicture image={step.image} className="w-full" />
            <div className="md:mt-4">
              <h3>
                <span className="text-encre-3 tabular-nums">{place + 1}.</span> {step.title}
              </h3>
              <p className="mt-1.5">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4 rounded-card bg-beurre-200 p-5 md:p-6">
        <p className="min-w-64 flex-1">{note}</p>
        <ContentButton cta={cta} variant="secondary" />
      </div>
    </Section>
  );
}
