import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { Differences } from '../../parts/differences.tsx';
import { Panel } from '../../parts/panel.tsx';
import { t } from '../catalogue-words.ts';
import { factName, factText } from './fact-words.ts';
import type { Comparison } from './load-versions.server.ts';
import type { VersionsProps } from './versions-props.ts';

/** Query parameter of the version it is compared with. */
const WITH = 'with';

type CompareProps = Pick<VersionsProps, 'versions' | 'choices' | 'pathOf'> & {
  comparison: Comparison;
};

/** Two versions, fact by fact. */
export function ComparePanel({ versions, choices, pathOf, comparison }: CompareProps) {
  const { number, other, differences } = comparison;
  const options = versions.map((version) => ({
    value: String(version.number),
    label: t(version.current ? 'versions.numberToday' : 'versions.number', {
      number: version.number,
    }),
  }));
  const titleOf = (version: number) =>
    options.find(({ value }) => value === String(version))?.label ?? '';
  return (
    <Panel title={t('versions.compare')}>
      <Form
        method="get"
        action={pathOf()}
        key={`${number}-${other}`}
        className="mb-5 flex flex-wrap level-fields gap-4"
      >
        <Select
          id="compare-version"
          name="version"
          label={t('versions.old')}
          options={options}
          defaultValue={String(number)}
        />
        <Select
          id="compare-with"
          name={WITH}
          label={t('versions.with')}
          options={options}
          defaultValue={String(other)}
        />
        <Button type="submit" variant="secondary" size="compact">
          {t('versions.compareSubmit')}
        </Button>
      </Form>
      {differences.length === 0 ? (
        <p className="text-small">{t('versions.same')}</p>
      ) : (
        <Differences
          old={titleOf(number)}
          current={titleOf(other)}
          items={differences.map(({ fact, old, current }) => ({
            key: fact,
            name: factName(fact),
            old: factText(fact, old, choices),
            current: factText(fact, current, choices),
          }))}
        />
      )}
    </Panel>
  );
}
