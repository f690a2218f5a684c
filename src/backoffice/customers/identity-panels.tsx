import { shortDate } from '#i18n/dates.ts';
import { decimal } from '#i18n/numbers.ts';
import type { CustomerAnimalsShape } from '#modules/animals/admin-contracts.ts';
import type { TeamCustomerShape } from '#modules/customers/admin-contracts.ts';
import { AddressLines } from '#modules/customers/web/index.ts';
import { Badge } from '#ui/badge.tsx';
import { Grid } from '#ui/layout.tsx';
import { Facts } from '../parts/facts.tsx';
import { Panel } from '../parts/panel.tsx';
import { t } from './customers-words.ts';

/** Personal data of a customer. */
export function IdentityPanel({ customer }: { customer: TeamCustomerShape }) {
  const { email, phoneNumber, birthday, channel, erased } = customer;
  return (
    <Panel title={t('identity.title')}>
      <Facts
        facts={[
          [t('fields.email'), erased ? null : email],
          [t('fields.phone'), phoneNumber],
          [t('identity.birthday'), birthday && shortDate(birthday)],
          [t('columns.channel'), channel.slice(0, 2)],
        ]}
      />
    </Panel>
  );
}

/** Addresses, the default one first. */
export function AddressesPanel({ addresses }: Pick<TeamCustomerShape, 'addresses'>) {
  return (
    <Panel title={t('addresses.title')}>
      {addresses.length === 0 && <p className="text-small text-encre-2">{t('addresses.none')}</p>}
      <Grid columns={2} className="gap-6 text-small">
        {addresses.map((address) => (
          <div key={address.id}>
            {address.isDefault && <Badge variant="green">{t('addresses.favourite')}</Badge>}
            <AddressLines address={address} />
            {address.phoneNumber && <p className="tabular-nums">{address.phoneNumber}</p>}
            {address.deliveryInstructions && (
              <p className="text-encre-2">{address.deliveryInstructions}</p>
            )}
          </div>
        ))}
      </Grid>
    </Panel>
  );
}

/** Animals of a customer. */
export function AnimalsPanel({ animals }: Pick<CustomerAnimalsShape, 'animals'>) {
  return (
    <Panel title={t('animals.title')}>
      {animals.length === 0 && <p className="text-small text-encre-2">{t('animals.none')}</p>}
      <ul className="grid gap-2 text-small">
        {animals.map(({ id, name, species, breed, birthday, weight }) => (
          <li key={id}>
            <strong>{name}</strong>
            {', '}
            {t('animals.line', {
              species,
              breed,
              birthday: shortDate(birthday),
              weight: decimal(weight),
            })}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
