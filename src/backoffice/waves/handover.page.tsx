import { FileText, Sheet } from 'lucide-react';
import { fullDate } from '#i18n/dates.ts';
import { weight } from '#i18n/numbers.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { waveCalls } from '#services/admin/waves.ts';
import { Button } from '#ui/button.tsx';
import { Link, LinkButton } from '#ui/link.tsx';
import { TextField } from '#ui/text-field.tsx';
import { officeHead } from '../office-head.ts';
import { NothingYet } from '../parts/nothing-yet.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/handover.page';
import { t } from './wave-words.ts';

export const handle = { name: 'office-manifest', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const typed = new URL(request.url).searchParams.get('jour') ?? '';
  const date = /^\d{4}-\d{2}-\d{2}$/.test(typed) ? typed : 'today';
  return { manifest: await waveCalls(admin).manifest(date) };
}

export const meta = () => officeHead(t('manifest.title'));

/** What was handed to each carrier on a day. */
export default function ManifestPage({ loaderData: { manifest } }: Route.ComponentProps) {
  const { carriers, date } = manifest;
  const count = carriers.reduce((sum, { parcels }) => sum + parcels.length, 0);
  const back = (
    <Link
      to={officePaths.preparation()}
      className="link inline-flex min-h-11 items-center text-small"
    >
      {t('back')}
    </Link>
  );
  return (
    <>
      <PageTitle lead={t('manifest.lead', { count, date: fullDate(date) })} aside={back}>
        {t('manifest.title')}
      </PageTitle>
      <form method="get" className="mb-6 flex flex-wrap level-fields gap-3">
        <TextField name="jour" type="date" label={t('manifest.day')} defaultValue={date} />
        <Button type="submit" variant="secondary">
          {t('manifest.show')}
        </Button>
      </form>
      {count === 0 && <NothingYet>{t('manifest.none')}</NothingYet>}
      <div className="grid grid-cols-1 gap-6">
        {carriers.map(({ methodCode, methodName, carrier, parcels }) => (
          <Panel key={methodCode} title={[methodName, carrier].filter(Boolean).join(' · ')}>
            <div className="mb-4 flex flex-wrap gap-3">
              <LinkButton
                to={officePaths.manifestFile(date, methodCode, 'pdf')}
                reloadDocument
                target="_blank"
                icon={FileText}
              >
                {t('manifest.pdf', { count: parcels.length })}
              </LinkButton>
              <LinkButton
                to={officePaths.manifestFile(date, methodCode, 'csv')}
                reloadDocument
                variant="secondary"
                icon={Sheet}
              >
                {t('manifest.csv')}
              </LinkButton>
            </div>
            <ol className="divide-y divide-brume-2 text-small">
              {parcels.map(({ trackingNumber, numbers, name, postcode, city, grams }) => (
                <li
                  key={trackingNumber}
                  className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 py-2 md:grid-cols-[14rem_minmax(0,1fr)_12rem_5rem]"
                >
                  <span className="font-bold break-all tabular-nums">{trackingNumber}</span>
                  <span className="order-3 min-w-0 break-words md:order-none">
                    {name}, {postcode} {city}
                  </span>
                  <span className="order-4 justify-self-end tabular-nums md:order-none md:justify-self-start">
                    {numbers.map((number) => (
                      <Link key={number} to={officePaths.order(number)} className="link mr-2">
                        {number}
                      </Link>
                    ))}
                  </span>
                  <span className="order-2 justify-self-end md:order-none">
                    {grams !== null && weight(grams)}
                  </span>
                </li>
              ))}
            </ol>
          </Panel>
        ))}
      </div>
    </>
  );
}
