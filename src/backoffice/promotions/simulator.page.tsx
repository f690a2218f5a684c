import { Form } from 'react-router';
import { z } from 'zod';
import { DELIVERY_COUNTRIES } from '#kit/countries.ts';
import { DEFAULTS, SITES } from '#kit/sites.ts';
import { countryName } from '#modules/customers/web/index.ts';
import { FREQUENCIES } from '#modules/orders/rules/index.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { simulate } from '#services/admin/simulation.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { officeHead } from '../office-head.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { VariantField } from '../parts/variant-field.tsx';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/simulator.page';
import { t } from './promotions-words.ts';
import { SimulationResult } from './simulation-result.tsx';

export const handle = { name: 'office-simulator', tracking: false } satisfies RouteHandle;

const ROWS = 4;

/** Parses the address; invalid values are replaced by defaults. */
function parseQuery(query: URLSearchParams) {
  const all = (name: string) => query.getAll(name);
  const rows = Array.from({ length: ROWS }, (_, row) => ({
    variant: all('format')[row]?.trim() ?? '',
    quantity: all('quantite')[row]?.trim() || '1',
    rhythm: all('achat')[row] ?? '',
  }));
  return {
    channel: SITES.find((one) => one === query.get('site')) ?? DEFAULTS.site,
    country: DELIVERY_COUNTRIES.find((one) => one === query.get('pays')) ?? DELIVERY_COUNTRIES[0],
    coupon: query.get('code')?.trim().slice(0, 60) ?? '',
    rows,
  };
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const query = parseQuery(new URL(request.url).searchParams);
  const { channel, country, coupon, rows } = query;
  const lines = rows
    .filter(({ variant }) => variant !== '')
    .map(({ variant, quantity, rhythm }) => [variant, quantity, rhythm].filter(Boolean).join(':'));
  if (lines.length === 0) return { request: query, simulation: null, problems: [] };
  const { done, refused } = await submitForm({
    form: 'simulate',
    data: new FormData(),
    schema: z.object({}),
    send: () =>
      simulate(admin, { channel, country, lines: lines.join(','), coupon: coupon || undefined }),
  });
  return { request: query, simulation: done ?? null, problems: refused?.problems ?? [] };
}

export const meta = () => officeHead(t('simulator.title'));

/** The price of a cart with and without a code, step by step. */
export default function SimulatorPage({ loaderData }: Route.ComponentProps) {
  const { request: requested, simulation, problems } = loaderData;
  return (
    <>
      <PageTitle lead={t('simulator.lead')}>{t('simulator.title')}</PageTitle>
      {problems.map((problem) => (
        <Alert key={problem} tone="error" live className="mb-6">
          {problem}
        </Alert>
      ))}
      <Form method="get" className="mb-8 grid max-w-[52rem] gap-4">
        <div className="grid gap-4 md:grid-cols-[3fr_2fr_2fr]">
          <Select
            id="site"
            name="site"
            label={t('simulator.site')}
            defaultValue={requested.channel}
            options={SITES.map((value) => ({ value, label: t(`site.${value}`) }))}
          />
          <Select
            id="pays"
            name="pays"
            label={t('simulator.country')}
            defaultValue={requested.country}
            options={DELIVERY_COUNTRIES.map((value) => ({ value, label: countryName(value) }))}
          />
          <TextField
            id="code"
            name="code"
            label={t('simulator.coupon')}
            defaultValue={requested.coupon}
            autoCapitalize="characters"
            autoComplete="off"
            maxLength={60}
          />
        </div>
        {requested.rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of the form never move
          <Row key={index} row={row} number={index + 1} />
        ))}
        <Button type="submit" size="compact" className="justify-self-start">
          {t('simulator.submit')}
        </Button>
      </Form>
      {simulation && <SimulationResult simulation={simulation} coupon={requested.coupon} />}
    </>
  );
}

interface RowProps {
  row: { variant: string; quantity: string; rhythm: string };
  number: number;
}

function Row({ row, number: count }: RowProps) {
  const rhythms = FREQUENCIES.map(({ code }) => ({
    value: String(code),
    label: t('simulator.every', { count: code }),
  }));
  return (
    <div className="grid level-fields gap-4 md:grid-cols-[2fr_1fr_1fr]">
      <VariantField
        id={`format-${count}`}
        name="format"
        label={t('simulator.variant', { count })}
        defaultValue={row.variant}
      />
      <TextField
        id={`quantite-${count}`}
        name="quantite"
        type="number"
        min={1}
        max={999}
        label={t('simulator.quantity', { count })}
        defaultValue={row.quantity}
      />
      <Select
        id={`achat-${count}`}
        name="achat"
        label={t('simulator.rhythm', { count })}
        placeholder={t('simulator.once')}
        defaultValue={row.rhythm}
        options={rhythms}
      />
    </div>
  );
}
