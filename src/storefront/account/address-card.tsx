import { Heart } from 'lucide-react';
import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { AddressLines } from '#modules/customers/web/index.ts';
import { paths } from '#pages/paths.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { generic } from '#ui/words.ts';
import { t } from './account-words.ts';
import { addressName } from './address-book.ts';
import type { BookAddress } from './load-addresses.server.ts';
import { RemoveDialog } from './remove-address.tsx';

/** An address with its actions; without scripts deleting is a page of its own. */
export function AddressCard({ address }: { address: BookAddress }) {
  const { id, isDefault, phoneNumber, deliveryInstructions } = address;
  const [isRemoving, setRemoving] = useState(false);
  const name = addressName(address);
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-h4">{name}</h2>
        {isDefault && (
          <Badge variant="butter">
            <Icon of={Heart} size={16} />
            {t('addresses.favourite')}
          </Badge>
        )}
      </div>
      <div>
        <AddressLines address={address} />
        {phoneNumber && <p className="tabular-nums">{phoneNumber}</p>}
      </div>
      {deliveryInstructions && (
        <p className="text-small text-encre-2 whitespace-pre-line">{deliveryInstructions}</p>
      )}
      <div className="mt-auto flex flex-wrap items-center gap-x-5 pt-1">
        <Link
          to={paths.addresses({ edit: id })}
          className="link inline-flex min-h-11 items-center"
          aria-label={t('addresses.editNamed', { name })}
        >
          {generic('edit')}
        </Link>
        <Link
          to={paths.addresses({ remove: id })}
          className="link inline-flex min-h-11 items-center"
          aria-label={t('addresses.removeNamed', { name })}
          onClick={(event) => {
            event.preventDefault();
            setRemoving(true);
          }}
        >
          {generic('delete')}
        </Link>
        {!isDefault && <Favour address={address} />}
      </div>
      <RemoveDialog address={address} open={isRemoving} onClose={() => setRemoving(false)} />
    </Card>
  );
}

/** Makes an address the default one (ADR-03). */
function Favour({ address }: { address: BookAddress }) {
  const { path } = address;
  const pending = useNavigation().formData?.get('address') === path;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="favour" />
      <input type="hidden" name="address" value={path} />
      <button
        type="submit"
        aria-disabled={pending}
        aria-label={t('addresses.favourNamed', { name: addressName(address) })}
        className="link min-h-11"
      >
        {t('addresses.favour')}
      </button>
    </Form>
  );
}
