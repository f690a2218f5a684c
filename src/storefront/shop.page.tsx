import { Navigation, Phone } from 'lucide-react';
import { words } from '#i18n/words.ts';
import { getPhysicalShop } from '#modules/content/content-operations.ts';
import { formatPhone, routeTo } from '#modules/shops/rules/index.ts';
import { HoursTable, OpenNote, SpecialDays, useNow } from '#modules/shops/web/index.ts';
import { pageContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { Alert } from '#ui/alert.tsx';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Card } from '#ui/card.tsx';
import { Container, Grid, Stack } from '#ui/layout.tsx';
import { LinkButton } from '#ui/link.tsx';
import { PlaceMap } from '#ui/map/map.tsx';
import type { Route } from './+types/shop.page';
import { loadOr404 } from './load-or-404.ts';
import messages from './messages/shops.fr.json';
import { pageHead } from './page-head.ts';
import { shopJsonLd } from './shops/shop-json-ld.ts';

const t = words(messages);

export const handle = { name: 'shop' } satisfies RouteHandle;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { content, site, sites } = context.get(pageContext);
  const { attributes: shop } = await loadOr404(
    content.get(getPhysicalShop, { params: { slug: params.shop } }),
  );
  return { site, sites, shop };
}

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return [];
  const { shop, site } = loaderData;
  const { name, address } = shop;
  return pageHead(loaderData, {
    title: t('shop.title', { name, city: address.city }),
    description: t('shop.description', { ...address, street2: '', name }),
    path: paths.shop(shop.slug),
    jsonLd: shopJsonLd(site, shop),
  });
};

export default function ShopPage({ loaderData }: Route.ComponentProps) {
  const { shop } = loaderData;
  const { name, address, phone, services, closed } = shop;
  const now = useNow();
  return (
    <Container className="pt-2 pb-14 lg:pt-4 lg:pb-24">
      <Breadcrumb trail={[{ label: t('heading'), to: paths.shops() }, { label: name }]} />
      <h1 className="mt-2">{name}</h1>
      <p className="mt-3 min-h-8">
        <OpenNote shop={shop} now={now} />
      </p>
      {closed && (
        <Alert tone="info" className="mt-4 max-w-text">
          {t('shop.stopped')}
        </Alert>
      )}
      <Grid columns={2} className="mt-6 items-start">
        <Stack gap={6}>
          <Card as="section">
            <h2 className="mb-2 text-h3">{t('shop.address')}</h2>
            <address className="not-italic">
              {address.street}
              <br />
              {address.street2 && (
                <>
                  {address.street2}
                  <br />
                </>
              )}
              {address.postcode} {address.city}
            </address>
            <p className="mt-4 flex flex-wrap gap-3">
              <LinkButton to={routeTo(shop)} icon={Navigation}>
                {t('shop.route')}
              </LinkButton>
              <LinkButton to={`tel:${phone}`} icon={Phone} variant="secondary">
                {formatPhone(phone)}
              </LinkButton>
            </p>
            <h2 className="mt-8 mb-2 text-h3">{t('shop.services')}</h2>
            <ul className="list-disc pl-5">
              {services.map((service) => (
                <li key={service}>{service}</li>
              ))}
            </ul>
          </Card>
          <PlaceMap
            label={t('shop.map', { name })}
            className="h-64 md:h-80"
            markers={[
              {
                id: shop.slug,
                lat: shop.position.lat,
                lng: shop.position.lng,
                label: t('map.marker', { name, street: address.street, city: address.city }),
              },
            ]}
            selected={shop.slug}
            here={null}
            onSelect={() => undefined}
          />
          <Card as="section" ground="brume">
            <h2 className="mb-4 text-h3">{t('shop.online')}</h2>
            <p className="flex flex-wrap gap-3">
              <LinkButton to={paths.dog()} variant="secondary">
                {t('shop.dog')}
              </LinkButton>
              <LinkButton to={paths.cat()} variant="secondary">
                {t('shop.cat')}
              </LinkButton>
            </p>
          </Card>
        </Stack>
        <Card as="section">
          <h2 className="mb-2 text-h3">{t('shop.hours')}</h2>
          <HoursTable shop={shop} now={now} />
          {!closed && <SpecialDays shop={shop} now={now} />}
        </Card>
      </Grid>
    </Container>
  );
}
