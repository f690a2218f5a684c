import type { SegmentPreviewShape } from '#modules/segments/admin-contracts.ts';
import { factsOf, type Rules, SUBJECTS } from '#modules/segments/rules/index.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ButtonRow } from '../parts/button-row.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { Panel } from '../parts/panel.tsx';
import { FactField } from './fact-field.tsx';
import { MembersPanel } from './members-panel.tsx';
import { t } from './segment-words.ts';
import { segmentValues } from './typed-rules.ts';

/** A refused form, or a valid one with its preview. */
export type SegmentAnswer = FormAnswer & { preview?: SegmentPreviewShape };

interface Breed {
  code: string;
  name: string;
  species: string;
}

interface SegmentFormProps {
  name: 'createSegment' | 'editSegment';
  segment: { name: string; rules: Rules; version: number };
  breeds: readonly Breed[];
  formKey: string;
  answer: SegmentAnswer | undefined;
  /** Its current members; null for a new one. */
  preview: SegmentPreviewShape | null;
}

/** The criteria of a segment by subject; an empty field is not used. */
export function SegmentForm(props: SegmentFormProps) {
  const { name, segment, breeds, formKey, answer, preview } = props;
  const own = answer?.form === name ? answer : undefined;
  const begin = segmentValues(segment);
  const form = useForm(name, answer, { values: begin, words: 'segment' });
  const shown = own?.values ?? begin;
  const section = { form, ticked: (box: string) => shown[box] !== undefined };
  const chosen = Object.entries(shown).filter(([key, value]) => key.startsWith('breed.') && value);
  const options = breeds.map(({ code, name: breed, species }) => ({
    value: code,
    label: t('form.ofSpecies', { breed, species: t.translate(`choices.species.${species}`) }),
  }));
  const members = own?.preview ?? (own ? null : preview);
  return (
    <PageForm form={form} className="grid max-w-[60rem] grid-cols-[minmax(0,1fr)] gap-6">
      <FormKey value={formKey} />
      <input type="hidden" name="version" value={segment.version} />
      <Panel title={t('form.nameTitle')}>
        <TextField
          {...form.field('name')}
          label={t('form.name')}
          hint={t('form.nameHint')}
          maxLength={80}
          required
        />
        <p className="mt-4 text-small text-encre-2">{t('form.text')}</p>
      </Panel>
      {SUBJECTS.map((subject) => (
        <Panel key={subject} title={t(`subjects.${subject}.title`)}>
          <p className="mb-4 text-small text-encre-2">{t(`subjects.${subject}.text`)}</p>
          <div className="grid items-start gap-x-6 gap-y-5 md:grid-cols-2">
            {factsOf(subject).map(([fact, described]) => (
              <FactField
                key={fact}
                name={fact}
                fact={described}
                breeds={options}
                breedLists={chosen.length + 1}
                {...section}
              />
            ))}
          </div>
        </Panel>
      ))}
      {members && <MembersPanel members={members} isLive={own?.preview !== undefined} />}
      <ButtonRow>
        <Button type="submit" pending={form.pending}>
          {t('form.save')}
        </Button>
        <Button type="submit" name="preview" value="1" variant="secondary">
          {t('form.preview')}
        </Button>
      </ButtonRow>
    </PageForm>
  );
}
