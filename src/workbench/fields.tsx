import { useState } from 'react';
import { Checkbox } from '#ui/checkbox.tsx';
import { controlClass } from '#ui/control-class.ts';
import { Counter } from '#ui/counter.tsx';
import { DecimalField } from '#ui/decimal-field.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Field } from '#ui/field.tsx';
import { type MapView, ViewChoice } from '#ui/map/view-choice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { RadioTiles, type Tile } from '#ui/radio-tiles.tsx';
import { Select } from '#ui/select.tsx';
import { Slider } from '#ui/slider.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import { say } from './samples.ts';
import type { Controls } from './specimen.tsx';

const TILES: readonly Tile[] = [
  { value: 'one', label: say.one, detail: say.detail, aside: say.price },
  { value: 'two', label: say.two },
  { value: 'three', label: say.disabled, detail: say.detail, disabled: true },
];

const OPTIONS = [
  { value: 'one', label: say.one },
  { value: 'two', label: say.long },
  { value: 'three', label: say.disabled, disabled: true },
];

/** What is filled in. */
export const fields: Controls = {
  'text-field': () => (
    <>
      <TextField label={say.usual} className="w-full" />
      <TextField label={say.withHint} hint={say.hint} optional className="w-full" />
      <TextField
        label={say.withError}
        error={say.error}
        defaultValue={say.filled}
        className="w-full"
      />
      <TextField label={say.readOnly} readOnly defaultValue={say.filled} className="w-full" />
      <TextField label={say.disabled} disabled defaultValue={say.filled} className="w-full" />
      <TextArea label={say.long} hint={say.hint} className="w-full" />
      <TextArea label={say.withError} error={say.error} className="w-full" />
    </>
  ),
  slider: () => (
    <>
      <Slider
        label={say.usual}
        hint={say.hint}
        min={0}
        max={100}
        step={5}
        defaultValue={50}
        marks={[say.one, say.two, say.three]}
        say={String}
        className="w-full"
      />
      <Slider
        label={say.withError}
        error={say.error}
        min={0}
        max={100}
        step={5}
        defaultValue={0}
        marks={[say.one, say.two, say.three]}
        say={String}
        className="w-full"
      />
      <Slider
        label={say.disabled}
        disabled
        min={0}
        max={100}
        step={5}
        defaultValue={100}
        marks={[say.one, say.two, say.three]}
        say={String}
        className="w-full"
      />
    </>
  ),
  'decimal-field': () => (
    <>
      <DecimalField label={say.usual} hint={say.hint} unit="kg" className="w-full" />
      <DecimalField
        label={say.withError}
        error={say.error}
        defaultValue="4,6"
        unit="kg"
        className="w-full"
      />
    </>
  ),
  'password-field': () => (
    <>
      <PasswordField label={say.usual} autoComplete="new-password" className="w-full" />
      <PasswordField
        label={say.withError}
        hint={say.hint}
        error={say.error}
        autoComplete="current-password"
        className="w-full"
      />
    </>
  ),
  select: () => (
    <>
      <Select label={say.usual} options={OPTIONS} placeholder={say.empty} className="w-full" />
      <Select
        label={say.withError}
        options={OPTIONS}
        error={say.error}
        hint={say.hint}
        className="w-full"
      />
      <Select label={say.disabled} options={OPTIONS} disabled className="w-full" />
    </>
  ),
  checkbox: () => (
    <>
      <Checkbox label={say.usual} hint={say.hint} className="w-full" />
      <Checkbox label={say.chosen} defaultChecked className="w-full" />
      <Checkbox label={say.withError} error={say.error} className="w-full" />
      <Checkbox label={say.disabled} disabled className="w-full" />
    </>
  ),
  'radio-tiles': () => (
    <div className="grid w-full gap-6">
      <RadioTiles
        legend={say.usual}
        name="stack"
        tiles={TILES}
        defaultValue="one"
        hint={say.hint}
      />
      <RadioTiles
        legend={say.chosen}
        name="two"
        tiles={TILES}
        layout="two"
        defaultValue="two"
        warm
      />
      <RadioTiles legend={say.withError} name="fit" tiles={TILES} layout="fit" error={say.error} />
    </div>
  ),
  counter: () => (
    <>
      <Counter of={say.usual} defaultValue={2} max={4} />
      <Counter of={say.withHint} defaultValue={4} max={4} />
      <Counter of={say.empty} defaultValue={0} addLabel={say.open} />
    </>
  ),
  field: () => (
    <Field label={say.usual} hint={say.hint} error={say.error} className="w-full">
      {(control) => <input {...control} className={controlClass} />}
    </Field>
  ),
  'error-summary': () => (
    <ErrorSummary
      errors={[
        { id: 'control-select', message: say.error },
        { id: 'control-counter', message: say.long },
      ]}
    />
  ),
  'map/view-choice': () => <Views />,
};

function Views() {
  const [view, setView] = useState<MapView>('list');
  return <ViewChoice view={view} onChange={setView} className="w-full" />;
}
