import { Form, useNavigation } from 'react-router';
import { AddressLines } from '#modules/customers/web/index.ts';
import { paths } from '#pages/paths.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { LinkButton } from '#ui/link.tsx';
import { generic } from '#ui/words.ts';
import { t } from './account-words.ts';
import { addressName } from './address-book.ts';
import { BackLink } from './back-link.tsx';
import type { BookAddress } from './load-addresses.server.ts';
import { StepHeading } from './step-heading.tsx';

const title = (address: BookAddress) => t('addresses.removeTitle', { name: addressName(address) });

interface RemoveDialogProps {
  address: BookAddress;
  open: boolean;
  onClose: () => void;
}

/** Confirmation dialog for deleting an address (ADR-02). */
export function RemoveDialog({ address, open, onClose }: RemoveDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title(address)}
      actions={
        <>
          <RemoveForm address={address} />
          <Button variant="secondary" onClick={onClose}>
            {generic('cancel')}
          </Button>
        </>
      }
    >
      <Consequence address={address} />
    </Dialog>
  );
}

/** The confirmation as a page of its own, for browsers without scripts. */
export function RemoveStep({ address }: { address: BookAddress }) {
  return (
    <>
      <BackLink to={paths.addresses()}>{t('pages.addresses.title')}</BackLink>
      <StepHeading>{title(address)}</StepHeading>
      <Consequence address={address} />
      <div className="mt-6 flex flex-wrap gap-3">
        <RemoveForm address={address} />
        <LinkButton to={paths.addresses()} variant="secondary">
          {generic('cancel')}
        </LinkButton>
      </div>
    </>
  );
}

function Consequence({ address }: { address: BookAddress }) {
  return (
    <>
      <AddressLines address={address} />
      <p className="mt-3 text-encre-2">
        {t(address.isDefault ? 'addresses.removeFavourite' : 'addresses.removeText')}
      </p>
    </>
  );
}

function RemoveForm({ address: { id } }: { address: BookAddress }) {
  const pending = useNavigation().formData?.get('id') === String(id);
  return (
    <Form method="post" action={paths.addresses()} preventScrollReset>
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" variant="danger" pending={pending}>
        {t('addresses.remove')}
      </Button>
    </Form>
  );
}
