import {
  DELIVERIES_FROM,
  type PromotionRule,
  type StackShape,
  type TouchedShape,
} from '#modules/promotions/admin-contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ButtonRow } from '../parts/button-row.tsx';
import { FormKey } from '../parts/form-key.tsx';
import type { Section } from '../parts/form-section.ts';
import { Panel } from '../parts/panel.tsx';
import { SeenValues } from '../parts/seen-values.tsx';
import { GoodsFields } from './goods-fields.tsx';
import { type Named, t } from './promotions-words.ts';
import { RewardFields } from './reward-fields.tsx';
import { ruleValues, seenRule, tickedIn } from './rule-values.ts';
import { StrongestPanel } from './strongest-panel.tsx';
import { TouchedList } from './touched-list.tsx';
import { TriggerFields } from './trigger-fields.tsx';
import { WhereFields } from './where-fields.tsx';

interface PromotionFormProps {
  name: 'createPromotion' | 'editPromotion';
  /** The rule being edited; null for a new one. */
  rule: PromotionRule | null;
  code: string;
  categories: readonly Named[];
  /** Names of the products it applies to. */
  products: readonly Named[];
  segments: readonly { id: number; name: string }[];
  formKey: string;
  answer:
    | (FormAnswer & { preview?: readonly StackShape[]; touched?: TouchedShape | undefined })
    | undefined;
}

/** A promotion in sections: trigger, reward, products, customers, sites and dates. */
export function PromotionForm(props: PromotionFormProps) {
  const { name, rule, code, categories, products, segments, formKey, answer } = props;
  const form = useForm(name, answer, { values: ruleValues(rule), words: 'promotion' });
  const section = { form, ticked: tickedIn(answer?.form === name ? answer.values : null, rule) };
  const field = form.field;
  const { defaultValue: _, ...confirmed } = field('confirmed');
  // Stays visible once shown: ticking it only removes its error.
  const asks = answer?.form === name && answer.fields.confirmed !== undefined;
  // An edit affects existing carts immediately, so it is previewed first (O-02).
  const isSaved = rule === null || answer?.preview !== undefined;
  return (
    <PageForm form={form} className="grid max-w-[52rem] gap-6">
      <FormKey value={formKey} />
      {rule && <SeenValues values={seenRule(rule)} />}
      {rule && answer?.preview && (
        <input type="hidden" name="looked" value={answer.values.looked} />
      )}
      <Panel title={t('form.triggerTitle')}>
        <div className="grid gap-5">
          <TextField
            {...field('name')}
            label={t('form.name')}
            hint={t('form.nameHint')}
            maxLength={120}
            required
          />
          {rule === null && <TriggerFields {...section} />}
        </div>
      </Panel>
      <RewardFields {...section} />
      <GoodsFields {...section} categories={categories} products={products} />
      <WhoFields {...section} segments={segments} />
      <WhereFields {...section} />
      <StackFields {...section} />
      {answer?.touched && (
        <Alert tone="warning" live title={t('consequences.title')}>
          <ul className="grid list-disc gap-1 pl-5">
            <TouchedList touched={answer.touched} becomes="edited" />
          </ul>
        </Alert>
      )}
      {answer?.preview && <Preview stacks={answer.preview} code={code} />}
      {asks && <Checkbox {...confirmed} label={t('form.confirmed')} />}
      <ButtonRow>
        {isSaved && (
          <Button type="submit" pending={form.pending}>
            {t(rule === null ? 'form.create' : 'form.save')}
          </Button>
        )}
        <Button
          type="submit"
          name="preview"
          value="1"
          variant={isSaved ? 'secondary' : 'primary'}
          pending={!isSaved && form.pending}
        >
          {t(isSaved ? 'form.preview' : 'form.previewFirst')}
        </Button>
      </ButtonRow>
    </PageForm>
  );
}

interface WhoFieldsProps extends Section {
  segments: readonly { id: number; name: string }[];
}

function WhoFields({ form, ticked, segments }: WhoFieldsProps) {
  const { field } = form;
  return (
    <Panel title={t('form.whoTitle')}>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <div className="md:col-span-2">
          <Checkbox
            {...field('firstOrderOnly')}
            label={t('form.firstOrderOnly')}
            defaultChecked={ticked('firstOrderOnly')}
            defaultValue="on"
          />
          <Checkbox
            {...field('subscriptionOnly')}
            label={t('form.subscriptionOnly')}
            hint={t('form.subscriptionOnlyHint')}
            defaultChecked={ticked('subscriptionOnly')}
            defaultValue="on"
          />
        </div>
        <Select
          {...field('segment')}
          label={t('form.segment')}
          hint={t('form.segmentHint')}
          placeholder={t('form.everybody')}
          options={segments.map(({ id, name }) => ({ value: String(id), label: name }))}
          className="md:col-span-2"
        />
        <TextField
          {...field('deliveries')}
          inputMode="numeric"
          label={t('form.deliveries')}
          hint={t('form.deliveriesHint')}
          optional
        />
        <Select
          {...field('deliveriesFrom')}
          label={t('form.deliveriesFrom')}
          options={DELIVERIES_FROM.map((value) => ({
            value,
            label: t(`form.deliveriesFroms.${value}`),
          }))}
        />
        <TextField
          {...field('minimum')}
          inputMode="decimal"
          label={t('form.minimum')}
          hint={t('form.minimumHint')}
          optional
          className="md:col-span-2"
        />
        <TextField
          {...field('totalUses')}
          inputMode="numeric"
          label={t('form.totalUses')}
          hint={t('form.unlimitedHint')}
          optional
        />
        <TextField
          {...field('usesPerCustomer')}
          inputMode="numeric"
          label={t('form.usesPerCustomer')}
          hint={t('form.unlimitedHint')}
          optional
        />
      </div>
    </Panel>
  );
}

function StackFields({ form, ticked }: Section) {
  const { field } = form;
  return (
    <Panel title={t('form.stackTitle')}>
      <p className="mb-4 text-small text-encre-2">{t('form.stackText')}</p>
      <Checkbox
        {...field('exclusive')}
        label={t('form.exclusive')}
        hint={t('form.exclusiveHint')}
        defaultChecked={ticked('exclusive')}
        defaultValue="on"
      />
      <TextField
        {...field('priority')}
        inputMode="numeric"
        label={t('form.priority')}
        hint={t('form.priorityHint')}
        className="mt-4 max-w-60"
      />
    </Panel>
  );
}

function Preview({ stacks, code }: { stacks: readonly StackShape[]; code: string }) {
  return (
    <div className="grid gap-4">
      <Alert tone="info" live title={t('form.previewDone')}>
        {stacks.length === 0 && t('form.previewNone')}
      </Alert>
      <StrongestPanel stacks={stacks} code={code} />
    </div>
  );
}
