import { shortDate } from '#i18n/dates.ts';
import { words } from '#i18n/words.ts';
import type { PinShape } from '#modules/search/admin-contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { pinCalls } from '#services/admin/search.ts';
import { Badge } from '#ui/badge.tsx';
import { Link } from '#ui/link.tsx';
import { shownForms } from '../form/plain-form.server.ts';
import { PlainForm } from '../form/plain-form.tsx';
import messages from '../messages/pins.fr.json';
import { officeHead } from '../office-head.ts';
import { ActionForm } from '../parts/action-form.tsx';
import { answerIntent } from '../parts/answer-intent.server.ts';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/pins.page';
import { pinFields } from './pin-fields.ts';
import { pinIntents } from './pin-intents.server.ts';
import { SearchLine, SearchLinesFrame } from './search-lines-frame.tsx';

const t = words(messages);

export const handle = { name: 'office-pins', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const { members: pins } = await pinCalls(admin).list();
  const query = new URL(request.url).searchParams;
  const chosen = pins.find(({ id }) => String(id) === query.get('ligne')) ?? null;
  return {
    pins,
    chosen,
    isDone: query.has('fait'),
    formKey: newFormKey(),
    forms: shownForms(pinIntents),
  };
}

export function action({ context, request }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  return answerIntent(pinIntents, request, {
    admin,
    next: officePaths.pins({ done: true }),
  });
}

export const meta = () => officeHead(t('title'));

/** Products put first for what shoppers type. */
export default function OfficePinsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { pins, chosen, isDone, formKey, forms } = loaderData;
  const form = { formKey, refused: actionData };
  return (
    <SearchLinesFrame
      title={t('title')}
      lead={t('lead')}
      aside={
        <Link to={officePaths.products()} className="link">
          {t('catalogue')}
        </Link>
      }
      done={isDone && !actionData && t('done')}
      empty={t('empty')}
      lines={pins.map((pin) => <Pin key={pin.id} pin={pin} {...form} />)}
      formTitle={t(chosen ? 'change' : 'add')}
      form={
        <PlainForm
          key={`${chosen?.id} ${pins.length}`}
          form={forms.savePin}
          t={t}
          {...form}
          hidden={{ id: chosen?.id ?? '' }}
          offered={{
            products: chosen?.products.map(({ code, name }) => ({
              value: code,
              label: name ?? t('gone'),
            })),
          }}
          values={chosen ? pinFields(chosen) : { language: 'fr', isOn: '1' }}
          isSeen={chosen !== null}
        />
      }
    />
  );
}

interface FormProps {
  formKey: string;
  refused: FormAnswer | undefined;
}

type PinProps = { pin: PinShape } & FormProps;

function Pin({ pin: { id, language, typed, products, isOn, endsOn }, formKey, refused }: PinProps) {
  return (
    <SearchLine
      actions={
        <>
          <Link
            to={officePaths.pins({ pin: id })}
            className="link inline-flex min-h-11 items-center"
            aria-label={t('editNamed', { typed })}
          >
            {t('edit')}
          </Link>
          <ActionForm
            name="removePin"
            formKey={formKey}
            id={id}
            refused={refused}
            submit={t('remove')}
            label={t('removeNamed', { typed })}
            asks={t('removeAsks', { typed })}
          />
        </>
      }
    >
      <p className="flex flex-wrap items-center gap-x-3 wrap-anywhere">
        <strong>{typed}</strong>
        {language === 'nl' && <Badge>{t('languages.nl')}</Badge>}
        {!isOn && <Badge>{t('off')}</Badge>}
        {endsOn && (
          <span className="text-small text-encre-2">{t('until', { date: shortDate(endsOn) })}</span>
        )}
      </p>
      <ol className="mt-1 list-decimal pl-5">
        {products.map(({ code, name }) => (
          <li key={code} className="wrap-anywhere">
            {name ?? t('gone')} <span className="text-small text-encre-2">{code}</span>
          </li>
        ))}
      </ol>
    </SearchLine>
  );
}
