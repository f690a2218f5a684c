import { PackageCheck } from 'lucide-react';
import { longDate } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import type { ParcelsShape } from '#modules/subscriptions/contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { subscriptionPaths } from '#pages/subscription-paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { t } from './subscription-words.ts';

type Parcel = ParcelsShape['parcels'][number];
type Offer = ParcelsShape['offers'][number];
type Member = Offer['members'][number];

interface ParcelsPartProps {
  parcels: Pick<ParcelsShape, 'parcels' | 'offers'> | null;
  /** The subscription of the page; null on the list of all. */
  code: string | null;
  answer?: FormAnswer | undefined;
}

const isOf = (code: string | null) => (one: Offer) =>
  code === null || one.members.some((member) => member.code === code);

/** Deliveries that share a parcel, and those that could, with the savings; nothing when there are none. */
export function ParcelsPart({ parcels, code, answer }: ParcelsPartProps) {
  const shared = (parcels?.parcels ?? []).filter(isOf(code));
  // One proposal at a time.
  const [offer] = (parcels?.offers ?? []).filter(isOf(code));
  if (shared.length === 0 && !offer) return null;
  return (
    <div className="mb-8 grid gap-4">
      {shared.map((parcel) => (
        <Shared key={parcel.members[0]?.code} parcel={parcel} code={code} answer={answer} />
      ))}
      {offer && <Offered offer={offer} code={code} answer={answer} />}
    </div>
  );
}

interface PartProps {
  code: string | null;
  answer: FormAnswer | undefined;
}

function Shared({ parcel, code, answer }: PartProps & { parcel: Parcel }) {
  const { members, saved, on, editable } = parcel;
  const own = members.find((one) => one.code === code) ?? members[0];
  const form = useForm('leaveParcel', answer, { words: 'subscription' });
  if (!own) return null;
  return (
    <Card as="section" ground="butter">
      <Title>{t('parcel.shared', { date: longDate(on) })}</Title>
      <Names members={members} />
      {saved > 0 && <p className="mt-2 font-bold">{t('parcel.saved', { amount: money(saved) })}</p>}
      <p className="mt-2 max-w-text text-small">{t(editable ? 'parcel.each' : 'parcel.locked')}</p>
      <Refused answer={answer} form="leaveParcel" />
      {editable && (
        <PageForm form={form} action={subscriptionPaths.one(own.code)} className="mt-4">
          <Button type="submit" variant="secondary" pending={form.pending}>
            {t('parcel.leave')}
          </Button>
        </PageForm>
      )}
    </Card>
  );
}

function Offered({ offer, code, answer }: PartProps & { offer: Offer }) {
  const { members, saved, on } = offer;
  const own = members.find((one) => one.code === code) ?? members[0];
  const other = members.find((one) => one !== own);
  const form = useForm('joinParcel', answer, { words: 'subscription' });
  if (!own || !other) return null;
  return (
    <Card as="section" ground="butter">
      <Title>{t('parcel.offer', { amount: money(saved) })}</Title>
      <p className="max-w-text">{t('parcel.how', { date: longDate(on) })}</p>
      <dl className="mt-3 grid max-w-text gap-1">
        {members.map((member) => (
          <div key={member.code} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <dt>
              {member.name}
              <span className="block text-small text-encre-2">
                {member.shippingDate === on
                  ? t('parcel.stays', { date: longDate(on) })
                  : t('parcel.moves', { from: longDate(member.shippingDate), date: longDate(on) })}
              </span>
            </dt>
            <dd className="tabular-nums">
              <span className="font-bold">{money(member.total)}</span>
              {member.total !== member.alone && (
                <span className="text-small text-encre-2">
                  {' '}
                  {t('parcel.instead', { amount: money(member.alone) })}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 max-w-text text-small">{t('parcel.undo')}</p>
      <Refused answer={answer} form="joinParcel" />
      <PageForm form={form} action={subscriptionPaths.one(own.code)} className="mt-4">
        <input type="hidden" name="with" value={other.code} />
        <Button type="submit" variant="secondary" pending={form.pending}>
          {t('parcel.join')}
        </Button>
      </PageForm>
    </Card>
  );
}

function Title({ children }: { children: string }) {
  return (
    <h2 className="mb-2 flex items-center gap-2 text-h4">
      <Icon of={PackageCheck} size={24} />
      {children}
    </h2>
  );
}

/** The names of members who do not share their own subscriptions are not shown. */
function Names({ members }: { members: readonly Member[] }) {
  const names = members.map(({ name }) => name);
  return <p>{(names.length > 1 ? names : [...names, t('parcel.household')]).join(' · ')}</p>;
}

function Refused({ answer, form }: { answer: FormAnswer | undefined; form: string }) {
  if (answer?.form !== form || answer.problems.length === 0) return null;
  return (
    <div className="mt-3">
      <Alert tone="error" live>
        {answer.problems.join(' ')}
      </Alert>
    </div>
  );
}
