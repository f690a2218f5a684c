import { Form, useNavigation } from 'react-router';
import { fullDate } from '#i18n/dates.ts';
import type { VetLinkShape } from '#modules/vet-sheets/contracts.ts';
import { LINK_DAYS } from '#modules/vet-sheets/rules/index.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { paths } from '#pages/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { RadioTiles } from '#ui/radio-tiles.tsx';
import { t } from '../vet-sheet/vet-sheet-words.ts';

interface VetLinksProps {
  /** Id of the animal. */
  id: number;
  links: readonly VetLinkShape[];
  /** Address of the link just created. */
  made: string | null;
  refused: FormAnswer | undefined;
}

/** Links to the sheet for a vet: valid for some days, shown once, revocable (N-11). */
export function VetLinks({ id, links, made, refused }: VetLinksProps) {
  const { formData, state } = useNavigation();
  const pending = state !== 'idle' && formData?.get('intent') === 'vet-link';
  return (
    <section className="mt-10 max-w-text" id="veterinaire">
      <h2 className="mb-2 text-h3">{t('links.title')}</h2>
      <p className="text-encre-2">{t('links.text')}</p>
      {made && (
        <Alert tone="success" live title={t('links.made')} className="mt-5">
          <p>{t('links.madeText')}</p>
          <p className="my-3 rounded-field bg-blanc px-3 py-2 text-small wrap-anywhere select-all">
            {made}
          </p>
          <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <CopyButton text={made} label={t('links.copy')} />
            <a href={made} className="link inline-flex min-h-11 items-center">
              {t('links.open')}
            </a>
          </p>
        </Alert>
      )}
      {refused?.form === 'vet-link' && (
        <Alert tone="error" live className="mt-5">
          {[...refused.problems, ...Object.values(refused.fields)].join(' ')}
        </Alert>
      )}
      <Form method="post" action={paths.animal(id)} preventScrollReset className="mt-5 grid gap-4">
        <input type="hidden" name="intent" value="vet-link" />
        <RadioTiles
          legend={t('links.days')}
          name="days"
          layout="two"
          defaultValue={String(LINK_DAYS[0])}
          tiles={LINK_DAYS.map((days) => ({
            value: String(days),
            label: t('links.count', { count: days }),
          }))}
        />
        <Button type="submit" variant="secondary" pending={pending} className="justify-self-start">
          {t('links.make')}
        </Button>
      </Form>
      {links.length > 0 && (
        <>
          <h3 className="mt-8 text-h4">{t('links.live')}</h3>
          <ul className="mt-1 divide-y divide-brume-2">
            {links.map(({ id: link, lastDay, createdAt }) => (
              <li key={link} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
                <span>
                  {t('links.until', { day: fullDate(lastDay), made: fullDate(createdAt) })}
                </span>
                <Form method="post" action={paths.animal(id)} preventScrollReset>
                  <input type="hidden" name="intent" value="end-vet-link" />
                  <input type="hidden" name="link" value={link} />
                  <button
                    type="submit"
                    className="link inline-flex min-h-11 items-center"
                    aria-label={t('links.endNamed', { day: fullDate(lastDay) })}
                  >
                    {t('links.end')}
                  </button>
                </Form>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
