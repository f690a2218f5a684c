import { fullDate, shortDate } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import type { PurchaseDetailShape } from '#modules/purchasing/admin-contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { Alert } from '#ui/alert.tsx';
import { Link, LinkButton } from '#ui/link.tsx';
import { ActionForm } from '../parts/action-form.tsx';
import { Facts } from '../parts/facts.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { t } from './purchasing-words.ts';

interface OfPurchase {
  purchase: PurchaseDetailShape;
}

interface PurchaseSideProps extends OfPurchase {
  keys: { send: string; close: string };
  refused: FormAnswer | undefined;
}

/** Actions on a purchase order, its status, and its receipts. */
export function PurchaseSide({ purchase, keys, refused }: PurchaseSideProps) {
  const { id, state, version } = purchase;
  const isDraft = state === 'draft';
  const isOpen = state === 'sent' || state === 'partly';
  const under = purchase.minimum - purchase.amount;
  const hidden = <input type="hidden" name="version" value={version} />;
  return (
    <div className="grid grid-cols-1 gap-6">
      <Panel title={t('purchase.progress')}>
        {isOpen && (
          <LinkButton to={officePaths.goodsIn(id)} className="mb-4">
            {t('purchase.receive')}
          </LinkButton>
        )}
        {isDraft && purchase.lines.length > 0 && (
          <div className="mb-4 grid gap-3">
            {under > 0 && (
              <Alert tone="warning">
                {t('purchase.underMinimum', {
                  amount: money(under),
                  minimum: money(purchase.minimum),
                })}
              </Alert>
            )}
            <ActionForm
              name="sendPurchase"
              formKey={keys.send}
              refused={refused}
              submit={t('purchase.send')}
              variant="primary"
              asks={
                purchase.email
                  ? t('purchase.asksMail', { email: purchase.email })
                  : t('purchase.asksFile')
              }
            >
              {hidden}
            </ActionForm>
          </div>
        )}
        <PurchaseFacts purchase={purchase} />
        {(isDraft || isOpen) && (
          <div className="mt-4">
            <ActionForm
              name="closePurchase"
              formKey={keys.close}
              refused={refused}
              submit={t(state === 'partly' ? 'purchase.short' : 'purchase.cancel')}
              variant="danger"
              asks={
                state === 'partly'
                  ? t('purchase.asksShort', { count: purchase.missing })
                  : t('purchase.asksCancel')
              }
            >
              {hidden}
            </ActionForm>
          </div>
        )}
      </Panel>
      {purchase.damages.length > 0 && <Damages purchase={purchase} />}
      {!isDraft && <Receipts purchase={purchase} />}
    </div>
  );
}

/** Date, sender and expected delivery. */
function PurchaseFacts({ purchase }: OfPurchase) {
  const { supplier } = purchase;
  return (
    <Facts
      facts={[
        [
          t('purchase.supplierOf'),
          <Link key="supplier" to={officePaths.supplier(supplier.id)} className="link">
            {supplier.name}
          </Link>,
        ],
        [t('purchase.to'), purchase.email],
        [
          t('purchase.sentAt'),
          purchase.sentAt &&
            t('purchase.by', {
              date: shortDate(purchase.sentAt),
              name: purchase.sentBy ?? '',
            }),
        ],
        [t('purchase.expectedOn'), purchase.expectedOn && fullDate(purchase.expectedOn)],
        [
          t('purchase.closedAt'),
          purchase.closedAt &&
            t('purchase.by', {
              date: shortDate(purchase.closedAt),
              name: purchase.closedBy ?? '',
            }),
        ],
        [t('purchase.noteRead'), purchase.state !== 'draft' && purchase.note],
      ]}
    />
  );
}

/** What arrived broken, newest first: what to write to the supplier. */
function Damages({ purchase: { damages, lines } }: OfPurchase) {
  const total = damages.reduce((sum, { quantity, cost }) => sum + quantity * cost, 0);
  return (
    <Panel title={t('purchase.damages')}>
      <ul className="grid gap-3 text-small">
        {damages.map(({ id, variantCode, quantity, lot, damage, cost, note, by, at }) => {
          const article = lines.find((line) => line.variantCode === variantCode);
          return (
            <li key={id}>
              <strong>{t('purchase.damage', { count: quantity })}</strong>
              <span className="block break-words">
                {article?.name} <span className="text-encre-2">{article?.format}</span>
              </span>
              <span className="block break-words">{damage}</span>
              <span className="block text-encre-2">
                {lot && `${t('purchase.damageLot', { lot })} · `}
                {t('purchase.damageAmount', { amount: money(quantity * cost) })}
              </span>
              <span className="block text-encre-2">
                {t('purchase.damageOf', {
                  date: shortDate(at),
                  name: by,
                  note: note || t('purchase.noNote'),
                })}
              </span>
            </li>
          );
        })}
      </ul>
      {damages.length > 1 && (
        <p className="mt-3 font-bold">{t('purchase.damageTotal', { amount: money(total) })}</p>
      )}
    </Panel>
  );
}

/** Its receipts, newest first. */
function Receipts({ purchase }: OfPurchase) {
  return (
    <Panel title={t('purchase.receipts')}>
      {purchase.receipts.length === 0 && (
        <p className="text-small text-encre-2">{t('purchase.noReceipts')}</p>
      )}
      <ul className="grid gap-3 text-small">
        {purchase.receipts.map((receipt) => (
          <li key={receipt.id}>
            <strong>{receipt.note || t('purchase.noNote')}</strong>
            <span className="block text-encre-2">
              {t('purchase.receipt', {
                date: shortDate(receipt.receivedAt),
                count: receipt.pieces,
                name: receipt.by,
              })}
            </span>
            {receipt.damaged > 0 && (
              <span className="block">{t('purchase.damage', { count: receipt.damaged })}</span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
