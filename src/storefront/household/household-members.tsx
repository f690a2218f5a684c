import { Form } from 'react-router';
import { fullDate } from '#i18n/dates.ts';
import type { HouseholdShape } from '#modules/subscriptions/contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/text-field.tsx';
import { t } from './household-words.ts';

interface MembersProps extends Pick<HouseholdShape, 'members' | 'invitations'> {
  refused: FormAnswer | undefined;
}

/** Members of the household, pending invitations, and the form to invite. */
export function Members({ members, invitations, refused }: MembersProps) {
  return (
    <section className="mt-10">
      <h2 className="text-h3">{t('members')}</h2>
      {members.length === 0 ? (
        <p className="mt-2 text-encre-2">{t('noMember')}</p>
      ) : (
        <ul className="mt-2 divide-y divide-brume-2 border-y border-brume-2">
          {members.map(({ id, firstName, email, joinedAt }) => (
            <Row
              key={id}
              title={firstName}
              detail={`${email} · ${t('since', { date: fullDate(joinedAt) })}`}
            >
              <Press intent="household-end" id={id} label={t('endNamed', { name: firstName })}>
                {t('end')}
              </Press>
            </Row>
          ))}
        </ul>
      )}
      {invitations.length > 0 && (
        <>
          <h3 className="mt-6 text-h4">{t('waiting')}</h3>
          <ul className="mt-1 divide-y divide-brume-2 border-y border-brume-2">
            {invitations.map(({ id, email, lastDay }) => (
              <Row key={id} title={email} detail={t('until', { date: fullDate(lastDay) })}>
                <Press intent="household-withdraw" id={id} label={t('withdrawNamed', { email })}>
                  {t('withdraw')}
                </Press>
              </Row>
            ))}
          </ul>
        </>
      )}
      <Invite refused={refused} />
    </section>
  );
}

interface RowProps {
  title: string;
  detail: string;
  children: React.ReactNode;
}

const Row = ({ title, detail, children }: RowProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 py-3">
    <p className="min-w-0 wrap-anywhere">
      <span className="font-bold">{title}</span>
      <span className="block text-small text-encre-2">{detail}</span>
    </p>
    {children}
  </li>
);

interface PressProps {
  intent: 'household-end' | 'household-withdraw' | 'household-reminders';
  id: number;
  /** Of the button, where the page has several. */
  label: string;
  /** Whether the member wants reminders. */
  reminders?: boolean;
  children: React.ReactNode;
}

/** A form of one button. */
export const Press = ({ intent, id, label, reminders, children }: PressProps) => (
  <Form method="post" preventScrollReset>
    <input type="hidden" name="intent" value={intent} />
    <input type="hidden" name="id" value={id} />
    {reminders !== undefined && (
      <input type="hidden" name="reminders" value={reminders ? '1' : '0'} />
    )}
    <button type="submit" className="link inline-flex min-h-11 items-center" aria-label={label}>
      {children}
    </button>
  </Form>
);

function Invite({ refused }: Pick<MembersProps, 'refused'>) {
  const form = useForm('household-invite', refused, { words: 'household' });
  return (
    <Card as="section" ground="brume" className="mt-6 grid max-w-text gap-3">
      <h3 className="text-h4">{t('invite.title')}</h3>
      <PageForm form={form} className="grid gap-4">
        <TextField
          {...form.field('email')}
          type="email"
          label={t('invite.email')}
          hint={t('invite.hint')}
          autoComplete="off"
          autoCapitalize="none"
          required
        />
        <Button type="submit" pending={form.pending} className="justify-self-start">
          {t('invite.submit')}
        </Button>
      </PageForm>
      <p>{t('may')}</p>
      <p>{t('mayNot')}</p>
      <p>{t('notified')}</p>
    </Card>
  );
}
